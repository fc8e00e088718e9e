import { afterEach, expect, it, vi } from 'vitest'
import { readCookie, removeCookie, writeCookie } from '#src/lib/browser-cookies.ts'

afterEach(() => vi.restoreAllMocks())

it('keeps a value for the time of its name, on every path of this site alone', () => {
  const written = vi.spyOn(document, 'cookie', 'set')
  writeCookie('lang', 'hi')
  writeCookie('CCDetailssecured', '[]')
  removeCookie('isMasqueradeMode')
  expect(written.mock.calls.flat()).toEqual([
    'lang=hi; path=/; sameSite=lax; max-age=31536000',
    'CCDetailssecured=[]; path=/; sameSite=lax',
    'isMasqueradeMode=; path=/; sameSite=lax; max-age=0',
  ])
})

it('gives back what was kept until it is removed', () => {
  const list = JSON.stringify([{ category_id: 104, category_name: 'A; B, "C" = हिंदी' }])
  writeCookie('CCDetailsunsecured', list)
  expect(readCookie('CCDetailsunsecured')).toBe(list)
  removeCookie('CCDetailsunsecured')
  expect(readCookie('CCDetailsunsecured')).toBeUndefined()
})
