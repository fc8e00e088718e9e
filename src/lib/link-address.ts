/** Address of a partner's link on this host; `qr` is what a printed code holds, so that the two are counted apart. */
export const linkAddress = ({ code }: { code: string }, how: 'link' | 'qr'): string =>
  `${window.location.origin}/go/${code}${how === 'qr' ? '?c=qr' : ''}`
