export type HandOverTarget = { kind: 'here'; path: string } | { kind: 'away'; url: string }

/** Where a hand-over address leads: a page of ours, or https elsewhere. Null for anything that must not be opened. */
export function handOverTarget(address: string, origin: string): HandOverTarget | null {
  if (!URL.canParse(address, origin)) return null
  const url = new URL(address, origin)
  if (url.origin === origin) return { kind: 'here', path: url.pathname + url.search }
  return url.protocol === 'https:' ? { kind: 'away', url: url.href } : null
}
