import { describe, expect, test } from 'vitest'
import { PAGES } from '#src/contract/pages.ts'
import { handOverTarget } from '#src/features/lenders/hand-over-target.ts'
import { declinedPath, isLenderPath, lenderPath } from '#src/features/lenders/lender-path.ts'

const ORIGIN = 'https://creditlane.example'

describe('the address of a lender', () => {
  test.each([
    ['CASHe', '/user/cashe'],
    ['MoneyView', '/user/money-view'],
    ['Upwards', '/user/upwards'],
    ['MoneyTap', '/user/money-tap'],
    ['Nira', '/user/nira'],
    ['KreditBee', '/user/kreditbee'],
    ['Finzy', '/user/finzy'],
    ['EarlySalary', '/user/earlysalary'],
  ])('%s has the page of the specification', (name, path) => {
    expect(lenderPath(name, 'app_1')).toBe(`${path}?app=app_1`)
    expect(PAGES.lenderJourney.paths).toContain(path)
    expect(isLenderPath(path, name)).toBe(true)
  })

  test('every other lender goes by its name, whatever is in it', () => {
    expect(lenderPath('L&T Finance', 'a')).toBe('/user/lenders-transaction/l-t-finance?app=a')
    expect(lenderPath('../<b>', 'a')).toBe('/user/lenders-transaction/b?app=a')
    expect(lenderPath('टाटा', 'a')).toBe('/user/lenders-transaction/lender?app=a')
    expect(isLenderPath('/user/lenders-transaction/prefr', 'Prefr')).toBe(true)
    expect(isLenderPath('/user/cashe', 'Prefr')).toBe(false)
  })

  test('only EarlySalary has a page for its refusal', () => {
    expect(declinedPath('EarlySalary', 'a')).toBe('/user/earlysalary/declined?app=a')
    expect(declinedPath('Prefr', 'a')).toBe('/user/lenders-transaction/prefr?app=a')
  })
})

describe('the target of a hand-over', () => {
  test('a page of ours stays here, https elsewhere is left for', () => {
    expect(handOverTarget('/user/lender-submit?app=1', ORIGIN)).toEqual({
      kind: 'here',
      path: '/user/lender-submit?app=1',
    })
    expect(handOverTarget('https://apply.finzy.example/x', ORIGIN)).toEqual({
      kind: 'away',
      url: 'https://apply.finzy.example/x',
    })
  })

  test.each(['javascript:alert(1)', 'http://apply.finzy.example', 'data:text/html,x', 'https://', '//'])(
    '%s is never opened',
    (address) => {
      expect(handOverTarget(address, ORIGIN)).toBeNull()
    },
  )
})
