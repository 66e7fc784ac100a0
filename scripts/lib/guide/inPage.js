// Runs in the page whose picture is taken: days and numbers of now become those of the day of the pictures.

globalThis.settlePicture = async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    const fixed = text
      .replaceAll(/\b20\d\d-\d\d-\d\d( \d\d:\d\d)?(:\d\d)?/g, '2026-03-02$1')
      .replaceAll(/(2026-03-02) \d\d:\d\d/g, '$1 09:30')
      .replaceAll(/\bBX20\d{6}/g, 'BX20260302');
    if (fixed !== text) node.nodeValue = fixed;
  }
};
