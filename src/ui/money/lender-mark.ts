/** What a shape of a mark is painted with: white, or a pale neighbour of its ground. */
type MarkTone = 'white' | 'pale'
type Shape = readonly [tone: MarkTone, d: string, turned?: number]

/** On a 40 px grid, nothing thinner than 4 px: a mark can be told from the others at 24 px. No letters, and no real company's logo. */
const FORMS: readonly (readonly Shape[])[] = [
  [
    ['pale', 'M5 30L16 12l11 18z'],
    ['white', 'M17 30l9-13 9 13z'],
  ],
  [
    ['pale', 'M10 19a10 10 0 1 1 20 0 10 10 0 0 1-20 0z'],
    ['white', 'M6 22h28v4H6zM10 29h20v4H10z'],
  ],
  [
    ['white', 'M20 33C9 30 7 19 9 8c10 4 13 13 11 25z'],
    ['pale', 'M20 33c-2-9 3-16 12-18 1 9-3 16-12 18z'],
  ],
  [
    ['white', 'M5 15c5-6 10-6 15 0s10 6 15 0v6c-5 6-10 6-15 0s-10-6-15 0z'],
    ['pale', 'M5 26c5-6 10-6 15 0s10 6 15 0v6c-5 6-10 6-15 0s-10-6-15 0z'],
  ],
  [
    ['white', 'M7 33V20a13 13 0 0 1 26 0v13h-6V20a7 7 0 0 0-14 0v13z'],
    ['pale', 'M15.500 28a4.500 4.500 0 1 1 9 0 4.500 4.500 0 0 1-9 0z'],
  ],
  [
    ['pale', 'M20 5l10 10-10 10L10 15z'],
    ['white', 'M6 19l4-4 10 10 10-10 4 4-14 14z'],
  ],
  [
    ['white', 'M20 21c-8-5-7-12 0-15 7 3 8 10 0 15z'],
    ['pale', 'M20 21c-8-5-7-12 0-15 7 3 8 10 0 15z', 120],
    ['white', 'M20 21c-8-5-7-12 0-15 7 3 8 10 0 15z', 240],
  ],
  [
    ['pale', 'M6 23h8v9H6zM26 8h8v24h-8z'],
    ['white', 'M16 15.500h8V32h-8z'],
  ],
  [
    ['white', 'M20 6a14 14 0 1 0 14 14h-6a8 8 0 1 1-8-8z'],
    ['pale', 'M23 6a11 11 0 0 1 11 11h-6a5 5 0 0 0-5-5z'],
  ],
  [
    ['white', 'M7 7h13v13A13 13 0 0 1 7 7zM33 33H20V20a13 13 0 0 1 13 13z'],
    ['pale', 'M33 7v13H20A13 13 0 0 1 33 7zM7 33V20h13A13 13 0 0 1 7 33z'],
  ],
  [
    ['pale', 'M6 8h8l9 12-9 12H6l9-12z'],
    ['white', 'M19 8h8l9 12-9 12h-8l9-12z'],
  ],
  [
    ['white', 'M20 5c8 9 11 13 11 18H9c0-5 3-9 11-18z'],
    ['pale', 'M9 24h22a11 11 0 0 1-22 0z'],
  ],
  [
    ['white', 'M20 5L7 12.500v15L20 35z'],
    ['pale', 'M20 5l13 7.500v15L20 35z'],
  ],
  [
    ['pale', 'M5 8h30v5H5z'],
    ['white', 'M5 32V16h30v16h-5v-4a5 5 0 0 0-9 0v4h-2v-4a5 5 0 0 0-9 0v4z'],
  ],
  [
    ['white', 'M21 6v21h13z'],
    ['pale', 'M18 12v15H6z'],
    ['white', 'M6 29h28l-4 5H10z'],
  ],
  [
    ['white', 'M9 7h6v26H9zM25 7h6v26h-6z'],
    ['pale', 'M7 13h26v5H7zM7 23h26v5H7z'],
  ],
]

/** Ground and pale neighbour: on a ground, white has at least 7:1 and the neighbour 4.5:1. */
const COLOURS: readonly (readonly [ground: string, pale: string])[] = [
  ['#7e302e', '#f5bf82'],
  ['#7b3702', '#dfca7d'],
  ['#664603', '#bed68c'],
  ['#275b1b', '#77e0d3'],
  ['#065b41', '#74ddee'],
  ['#04585c', '#9cd1fe'],
  ['#005474', '#bdc7fd'],
  ['#2a4a88', '#dcbafe'],
  ['#4d4084', '#f4b2e5'],
  ['#6a356e', '#feb3bd'],
  ['#782f53', '#feb7a2'],
  ['#505103', '#95deae'],
]

/** FNV-1a from a start at which no two of the lenders that we bring are alike. */
const START = 2_166_136_304

function numberOf(name: string): number {
  let hash = START
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return (hash >>> 8) % (FORMS.length * COLOURS.length)
}

export interface LenderMark {
  ground: string
  shapes: readonly { d: string; fill: string; turned: number }[]
}

/** A lender's mark, made of its name: the same everywhere, whoever else is listed. */
export function lenderMark(name: string): LenderMark {
  const number = numberOf(name)
  const form = FORMS[number % FORMS.length] ?? []
  const [ground, pale] = COLOURS[Math.floor(number / FORMS.length)] ?? ['#2a4a88', '#dcbafe']
  return {
    ground,
    shapes: form.map(([tone, d, turned = 0]) => ({ d, fill: tone === 'white' ? '#ffffff' : pale, turned })),
  }
}
