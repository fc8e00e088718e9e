import { randomInt } from 'node:crypto'

// Without what is misread or misheard: 0 and O, 1, I and L, U and V.
const SIGNS = '23456789ABCDEFGHJKMNPQRSTWXYZ'
const LENGTH = 8

/** A number that people can read out, such as LE-7K2M9QXA: it tells nobody how many there are. */
export const newReference = (prefix: string): string =>
  `${prefix}-${Array.from({ length: LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('')}`

/** The same kind of number made from a hash (hex): whoever asks again gets the same. */
export function referenceOf(prefix: string, hash: string): string {
  const signs = hash.match(/.{4}/g) ?? []
  const text = signs.slice(0, LENGTH).map((part) => SIGNS.charAt(Number.parseInt(part, 16) % SIGNS.length))
  return `${prefix}-${text.join('')}`
}
