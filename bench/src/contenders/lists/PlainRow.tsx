import { memo } from 'react';
import { ACTIONS, columns, type ListRecord } from './records.ts';

/** A row of plain elements. */
export const PlainRow = memo(function PlainRow({ record, top }: { record: ListRecord; top?: number }) {
  return (
    <div
      className="row"
      style={
        top === undefined
          ? undefined
          : { position: 'absolute', width: '100%', transform: `translateY(${top}px)` }
      }
    >
      {columns.map(({ key }, index) => (
        <div key={key} className={`cell c${index}`}>
          {key === 'tags'
            ? record.tags.map((tag) => (
                <span key={tag} className="tag">
                  {tag}
                </span>
              ))
            : record[key]}
        </div>
      ))}
      <div className={`cell c${columns.length}`}>
        {ACTIONS.map((action) => (
          <button key={action} type="button" className="link">
            {action}
          </button>
        ))}
      </div>
    </div>
  );
});
