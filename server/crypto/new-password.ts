import { randomInt } from 'node:crypto'

/** Without signs that look alike: people read it out and type it. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const GROUPS = 4
const GROUP_LENGTH = 4

/** A first password of 92 random bits, such as 'kD7m-pQ2x-Hn4v-Rb9t'. */
export function newPassword(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}
