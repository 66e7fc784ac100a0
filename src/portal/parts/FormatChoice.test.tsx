import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openListPage } from '../../../tests/support/openResource.tsx';
