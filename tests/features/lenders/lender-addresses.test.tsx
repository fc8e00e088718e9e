import { describe, expect, test } from 'vitest'
import { goldLenderPage, lenderPage } from '#src/contract/lender-pages.ts'
import { PAGES } from '#src/contract/pages.ts'
import { handOverTarget } from '#src/features/lenders/hand-over-target.ts'
import { declinedPath, lenderPath } from '#src/features/lenders/lender-path.ts'

const ORIGIN = 'https://creditlane.example'

describe('the address of a lender', () => {
  test.each([
    ['cashe', '/user/cashe'],
    ['money-view', '/user/money-view'],
    ['upwards', '/user/upwards'],
    ['money-tap', '/user/money-tap'],
    ['nira', '/user/nira'],
    ['kreditbee', '/user/kreditbee'],
    ['finzy', '/user/finzy'],
    ['earlysalary', '/user/earlysalary'],
  ])('%s has the page of the specification', (slug, path) => {
    expect(lenderPath(slug, 'app_1')).toBe(`${path}?app=app_1`)
    expect(PAGES.lenderJourney.paths).toContain(path)
  })

  test('every other lender shares one, with its slug', () => {
    expect(lenderPath('lark-tern-finance', 'a')).toBe('/user/lenders-transaction/lark-tern-finance?app=a')
    expect(lenderPage('primrose-credit')).toBe('/user/lenders-transaction/primrose-credit')
  })

  test('only one has a page for its refusal', () => {
    expect(declinedPath('earlysalary', 'a')).toBe('/user/earlysalary/declined?app=a')
    expect(declinedPath('primrose-credit', 'a')).toBe('/user/lenders-transaction/primrose-credit?app=a')
  })

  test('gold lenders have theirs', () => {
    expect(goldLenderPage('muthoot')).toBe('/user/muthootgold')
    expect(goldLenderPage('indiagold')).toBe('/user/indiagold')
    expect(goldLenderPage('lotus-lane-gold')).toBe('/user/gold-lender/lotus-lane-gold')
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
