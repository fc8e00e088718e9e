/** Styles of a dialog with `data-paper`: on paper there is what it holds, without its `data-screen`, and nothing of the page behind it. */
export const PAPER = {
  '@page': { size: 'A4 portrait', margin: '16mm' },
  '@media print': {
    'body > *:not([data-paper])': { display: 'none !important' },
    '[data-paper]': { position: 'static !important' },
    '[data-paper] .MuiBackdrop-root, [data-paper] [data-screen]': { display: 'none !important' },
    '[data-paper] .MuiDialog-container, [data-paper] .MuiPaper-root, [data-paper] .MuiDialogContent-root': {
      display: 'block !important',
      height: 'auto !important',
      maxHeight: 'none !important',
      overflow: 'visible !important',
      maxWidth: 'none !important',
      boxShadow: 'none !important',
      margin: '0 !important',
    },
  },
}
