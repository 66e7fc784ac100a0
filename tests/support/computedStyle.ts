// Loaded once by each worker, whose files share one window.

if (typeof window !== 'undefined') {
  // jsdom refuses the styles of pseudo-elements with an error on the console; the element's own styles do here.
  const styleOf = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element) => styleOf(element);
}
