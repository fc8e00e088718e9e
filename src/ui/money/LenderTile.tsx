import '#src/ui/site/money.css'

// Each has at least 6:1 with the white letters.
const COLOURS = [
  '#7a3b12',
  '#1b2a6b',
  '#1e6b3c',
  '#1d4f91',
  '#37474f',
  '#a02c44',
  '#8a2a6b',
  '#5b3a8c',
  '#0b5f66',
  '#6b4e00',
]

function colourOf(name: string): string {
  // FNV-1a: names that differ in one letter land far apart.
  let hash = 0x811c9dc5
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return COLOURS[(hash >>> 8) % COLOURS.length] ?? '#37474f'
}

function initialsOf(name: string): string {
  const words = name
    .replace(/[^\p{L}\p{N}\s]/gu, ' ')
    .split(/\s+/)
    .filter(Boolean)
  const [first = '', second] = words
  return ([...first][0] ?? '') + (second === undefined ? ([...first][1] ?? '') : ([...second][0] ?? ''))
}

/** A lender's initials on its own colour, the same everywhere. No real company's logo is drawn. */
export function LenderTile({ name, small = false }: { name: string; small?: boolean }) {
  const size = small ? { width: 36, height: 36, borderRadius: 10, fontSize: '0.8125rem' } : {}
  return (
    <span className="lend" aria-hidden="true" style={{ backgroundColor: colourOf(name), ...size }}>
      {initialsOf(name).toUpperCase()}
    </span>
  )
}
