import { describe, expect, it } from 'vitest'
import { APPLICATION_STATUSES, isFinal } from '#src/contract/entities/applications/application-status.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { PRODUCT_TYPES } from '#src/contract/entities/shared/product-type.ts'
import { meaningOf, standingDay } from '#src/features/applications/standing.ts'
import en from '#src/locales/en/applications.json' with { type: 'json' }
import hi from '#src/locales/hi/applications.json' with { type: 'json' }

const [BEGAN, CHANGED, PAID, AGAIN, BY] = [
  '2026-11-02T05:00:00.000Z',
  '2026-11-09T05:00:00.000Z',
  '2026-11-10',
  '2026-12-09',
  '2026-11-13T18:29:59.000Z',
]
const STATES = PRODUCT_TYPES.flatMap((product_type) =>
  APPLICATION_STATUSES.flatMap((status) =>
    (['additional_info', 'otp', 'handover', 'wait', 'none'] as const).map((kind) => ({ product_type, status, kind })),
  ),
)
const applicationIn = (more: Partial<Application>) =>
  ({
    product_type: 'Personal Loans',
    status: 'received',
    next_step: { kind: 'wait' },
    history: [],
    created_at: BEGAN,
    updated_at: CHANGED,
    disbursed_on: null,
    ...more,
  }) as unknown as Application
const WAIT = { expected_by: BY, basis: 'usual', working_days: 2, overdue: false } as const
const care = (more = {}) => ({ app_id: 'app_1', nudge: 'possible' as const, nudge_after: null, ...WAIT, ...more })

describe('where an application stands', () => {
  it('is one sentence and one day in every state of every product, in both languages', () => {
    for (const { product_type, status, kind } of STATES) {
      const application = applicationIn({ product_type, status, next_step: { kind } })
      const state = `${product_type} ${status} ${kind}`
      const key = meaningOf(application)
      expect([en.meaning[key], hi.meaning[key]].every(Boolean), state).toBe(true)
      const day = standingDay(application, care())
      expect(day, state).not.toBeNull()
      if (day && day.kind !== 'expected') expect([en.day[day.kind], hi.day[day.kind]].every(Boolean), state).toBe(true)
    }
  })

  it.each([
    ['a draft since when', { status: 'draft' }, { kind: 'started', day: BEGAN }],
    ['a wait by when', { status: 'approved' }, { kind: 'expected', day: BY, basis: 'usual', count: 2 }],
    [
      'asked questions since when',
      { status: 'submitted', next_step: { kind: 'additional_info' } },
      { kind: 'waits', day: CHANGED },
    ],
    [
      'a no from when on again',
      { status: 'rejected', refusal: { on: '2026-11-09', until: AGAIN, reason: null } },
      { kind: 'again', day: AGAIN },
    ],
    [
      'a no that rests for no day since when',
      { status: 'rejected', refusal: { on: AGAIN, until: AGAIN, reason: null } },
      { kind: 'ended', day: CHANGED },
    ],
    ['a loan whose day the lender told in its sentence', { status: 'disbursed', disbursed_on: PAID }, null],
    ['a loan whose day nobody told', { status: 'disbursed' }, { kind: 'paid', day: CHANGED }],
    ['what was taken back since when', { status: 'withdrawn' }, { kind: 'ended', day: CHANGED }],
  ] as [string, Partial<Application>, unknown][])('says of %s', (_, more, expected) => {
    expect(standingDay(applicationIn(more), care())).toEqual(expected)
  })

  it('says of a wait that took too long when it was expected, and nothing that is not known yet', () => {
    expect(standingDay(applicationIn({}), care({ overdue: true }))).toEqual({ kind: 'late', day: BY })
    expect(standingDay(applicationIn({}), null)).toBeNull()
  })

  it('after the end waits for nothing', () => {
    for (const status of APPLICATION_STATUSES.filter(isFinal))
      expect(standingDay(applicationIn({ status }), care())?.kind).not.toBe('expected')
  })

  it('a lender that asks for its code says so', () => {
    expect(meaningOf(applicationIn({ next_step: { kind: 'otp' } }))).toBe('code_needed')
  })

  it('a loan that was given back says so', () => {
    const history = [{ status: 'disbursed', at: CHANGED, note: 'exit_confirmed', source: 'creditlane' }] as const
    expect(meaningOf(applicationIn({ status: 'disbursed', history: [...history] }))).toBe('returned')
  })
})
