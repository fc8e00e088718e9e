import { expect, test } from 'vitest'
import { AFTER_ENDING } from '#src/contract/rules/contact/call-endings.ts'

test('whoever was not reached is tried again as soon as the caps allow it, a day later where the phone is off', () => {
  expect(AFTER_ENDING).toMatchObject({
    no_answer: { act: 'again', wait: 0 },
    busy: { act: 'again', wait: 0 },
    dropped: { act: 'again', wait: 0 },
    off: { act: 'again', wait: 1 },
    unreachable: { act: 'again', wait: 1 },
  })
})

test('whoever has to act has days for it, and whoever said no to the terms has a month of rest', () => {
  expect(AFTER_ENDING).toMatchObject({
    call_back: { act: 'promise', wait: 0 },
    language: { act: 'other_language', wait: 1 },
    interested: { act: 'theirs', wait: 2 },
    link_sent: { act: 'send_link', wait: 2 },
    documents_promised: { act: 'theirs', wait: 3 },
    rate: { act: 'rest', wait: 30 },
    amount: { act: 'rest', wait: 30 },
  })
})

test('nobody is called again about what is over, or against their wish', () => {
  const over = Object.entries(AFTER_ENDING).flatMap(([ending, { wait }]) => (wait === null ? [ending] : []))
  expect(over).toEqual([
    'wrong_number',
    'done_elsewhere',
    'not_eligible',
    'not_interested',
    'no_calls',
    'complaint',
    'deceased',
  ])
})
