import { describe, expect, it } from 'vitest'
import { forbiddenIn } from '#src/contract/rules/forbidden-words.ts'
import { dictionaries } from '#tests/structure/source-files.ts'

describe('words that may not be sent', () => {
  it.each([
    ['Guaranteed loan for you', 'promise'],
    ['We guarantee it', 'promise'],
    ['100% approval', 'promise'],
    ['You are pre-approved', 'promise'],
    ['Loan for everyone!', 'promise'],
    ['INSTANT APPROVAL', 'speed'],
    ['Money in 5 minutes', 'speed'],
    ['No CIBIL check', 'score'],
    ['without income proof', 'score'],
    ['documents not required', 'score'],
    ['Interest-free', 'cost'],
    ['lowest interest in town', 'cost'],
    ['Last chance, hurry', 'pressure'],
    ['advance fee of 500', 'fee'],
    ['लोन की गारंटी', 'promise'],
    ['तुरंत लोन', 'speed'],
    ['बिना सिबिल के', 'score'],
    ['बिना काग़ज़ लोन', 'score'],
    ['शून्य ब्याज', 'cost'],
    ['आख़िरी मौका', 'pressure'],
  ])('%s', (text, reason) => {
    expect(forbiddenIn(text).map((each) => each.reason)).toContain(reason)
  })

  it.each([
    'Visit my shop near the station, open 10 to 7.',
    'Approval is not guaranteed.',
    'There is no guarantee: the lender decides.',
    'मंज़ूरी की गारंटी नहीं है।',
    'Compare the APR, the EMI and the fees.',
    'मेरी दुकान स्टेशन के पास है।',
    'Call me on 9876543210',
  ])('lets honest words pass: %s', (text) => {
    expect(forbiddenIn(text)).toEqual([])
  })

  it('names each phrase once, as it stands in the text', () => {
    expect(forbiddenIn('Guaranteed! Guaranteed!').map(({ phrase }) => phrase)).toEqual(['Guaranteed'])
  })

  it('finds none in our own texts and pictures', () => {
    for (const language of ['en', 'hi'] as const)
      for (const [key, text] of dictionaries(language).get('partner-marketing') ?? [])
        if (/^(?:text|lock|art)\./.test(key)) expect([key, forbiddenIn(String(text))]).toEqual([key, []])
  })
})
