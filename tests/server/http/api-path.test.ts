import { describe, expect, it } from 'vitest'
import { isPlainPath } from '#server/http/api-path.ts'

const under = (segment: string) => `/api/get-partner-by-name/${segment}`

describe('an address of the API', () => {
  it.each(['cl', 'Anand%20Money%20Mart', "O'Neil%20%26%20Co.", '%E0%A4%86%E0%A4%A8', '...', 'a..b', '%2e%2ea'])(
    'may have %s in it',
    (segment) => {
      expect(isPlainPath(under(segment))).toBe(true)
      expect(isPlainPath(`${under(segment)}/x`)).toBe(true)
    },
  )

  it.each([
    ['a slash', 'a%2Fb'],
    ['a slash in small letters', 'a%2fb'],
    ['a backslash', 'a%5Cb'],
    ['a plain backslash', 'a\\b'],
    ['an escape of an escape', 'a%252Fb'],
    ['an escaped percent sign', '50%25'],
    ['an escaped dot', '%2e'],
    ['two escaped dots', '%2E%2e'],
    ['a dot and an escaped one', '.%2e'],
    ['two dots', '..'],
    ['a NUL', 'a%00'],
    ['a line break', 'a%0d%0a'],
    ['a DEL', 'a%7F'],
    ['a control character beyond ASCII', 'a%C2%85'],
    ['half an escape', 'a%2'],
    ['a percent sign', 'a%'],
    ['half a letter', 'a%E0%A4'],
    ['a slash in too many bytes', 'a%c0%af'],
    ['a parameter', 'a;b'],
    ['nothing between two slashes', '/a'],
  ])('may not have %s in it', (_, segment) => {
    expect(isPlainPath(under(segment))).toBe(false)
    expect(isPlainPath(`${under(segment)}/x`)).toBe(false)
  })
})
