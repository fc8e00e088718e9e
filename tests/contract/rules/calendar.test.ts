import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  ageInYears,
  daysBetween,
  endOfIstDay,
  isIsoDay,
  istDay,
  istInstant,
  istMinute,
  mondayOf,
  startOfIstDay,
} from '#src/contract/rules/calendar.ts'

const home = process.env['TZ']
afterEach(() => {
  if (home === undefined) delete process.env['TZ']
  else process.env['TZ'] = home
})

// India had other clocks until 1945.
const instants = fc.date({
  min: new Date('1946-01-01T00:00Z'),
  max: new Date('2199-12-31T00:00Z'),
  noInvalidDate: true,
})
const isoDays = instants.map((at) => at.toISOString().slice(0, 10))

/** What the engine's own tables say of India. */
function spoken(at: Date): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Kolkata',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}`
}

// The second skips an hour in March; the third half an hour, in October.
describe.each(['UTC', 'America/New_York', 'Australia/Lord_Howe'])(
  'the calendar of India on a machine of %s',
  (zone) => {
    it('has the day and the minute that clocks in India show', () => {
      process.env['TZ'] = zone
      expect(istMinute(new Date('2026-03-07T21:15:00Z'))).toBe('2026-03-08 02:45')
      fc.assert(
        fc.property(instants, (at) => {
          expect(istMinute(at)).toBe(spoken(at))
          expect(istDay(at)).toBe(spoken(at).slice(0, 10))
        }),
      )
    })

    it('begins and ends its days there', () => {
      process.env['TZ'] = zone
      fc.assert(
        fc.property(isoDays, (day) => {
          expect(startOfIstDay(day).getTime()).toBe(new Date(`${day}T00:00:00+05:30`).getTime())
          expect(endOfIstDay(day).getTime()).toBe(new Date(`${day}T23:59:59+05:30`).getTime())
          expect(istInstant(day, '09:30').getTime()).toBe(new Date(`${day}T09:30:00+05:30`).getTime())
        }),
      )
    })

    it('counts days there and back', () => {
      process.env['TZ'] = zone
      fc.assert(
        fc.property(isoDays, fc.integer({ min: -4000, max: 4000 }), (day, count) => {
          expect(daysBetween(day, addDays(day, count))).toBe(count)
          expect(addDays(addDays(day, count), -count)).toBe(day)
        }),
      )
    })
  },
)

describe('the calendar', () => {
  it('clamps a month that is too short, by whole years too', () => {
    expect([addMonths('2026-03-31', -1), addMonths('2028-02-29', 12), addMonths('2028-02-29', 48)]).toEqual([
      '2026-02-28',
      '2029-02-28',
      '2032-02-29',
    ])
  })

  it('makes who is born on 29 February older on 1 March, but in leap years', () => {
    const days = ['2026-02-28', '2026-03-01', '2028-02-28', '2028-02-29']
    expect(days.map((on) => ageInYears('2008-02-29', on))).toEqual([17, 18, 19, 20])
    expect(ageInYears('2027-01-01', '2026-12-31')).toBe(-1)
  })

  it('begins its weeks on Monday', () => {
    expect(['2026-11-22', '2026-11-23', '2026-11-29'].map(mondayOf)).toEqual(['2026-11-16', '2026-11-23', '2026-11-23'])
  })

  it('knows a day from a text that looks like one', () => {
    const texts = ['2028-02-29', '2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '26-01-01', '']
    expect(texts.filter(isIsoDay)).toEqual(['2028-02-29'])
  })

  it('throws at what is no day, instead of writing "Invalid Date"', () => {
    expect(() => istDay(new Date(''))).toThrow(RangeError)
    expect(() => addDays('2026-13-01', 1)).toThrow(RangeError)
    expect(istInstant('', '').getTime()).toBeNaN()
  })
})
