import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { APPLICATION_STATUSES } from '#src/contract/entities/applications/application-status.ts'
import { isOwnHost, templateForm } from '#src/contract/entities/messages/template.ts'
import words from '#src/contract/rules/messages/promotional-words.json' with { type: 'json' }
import { promotionalIn } from '#src/contract/rules/messages/promotional-words.ts'
import { eventStatuses, SERVICE_EVENTS, serviceWords } from '#src/contract/rules/messages/service-events.ts'
import { MESSAGE_CHANNELS, templateProblems } from '#src/contract/rules/messages/template-problems.ts'
import type { TemplateText } from '#src/contract/rules/messages/template-problems.ts'
import {
  fillTemplate,
  fixedShare,
  hasNeighbours,
  hostsIn,
  partsOf,
  VARIABLE_LENGTH,
  VARIABLE_TYPES,
  variablesOf,
} from '#src/contract/rules/messages/template-text.ts'
import { problemsOf } from '#src/lib/problems.ts'
import { OFFER_TEMPLATE, SMS_TEMPLATE } from '#tests/setup/message-templates.ts'

const problems = (changes: Partial<TemplateText>) => templateProblems({ ...SMS_TEMPLATE, ...changes }, isOwnHost)
/** Words of our own, with the link to say no, so that nothing but what a test changes is wrong with them. */
const own = (changes: Partial<TemplateText>) => templateProblems({ ...OFFER_TEMPLATE, ...changes }, isOwnHost)
/** The same words with a variable more, in both languages. */
const both = (change: (text: string) => string) => ({
  text: change(OFFER_TEMPLATE.text),
  text_hi: change(OFFER_TEMPLATE.text_hi),
})

describe('a template', () => {
  it('of each category passes as it should be', () => {
    expect(problems({})).toEqual({})
    expect(problems(OFFER_TEMPLATE)).toEqual({})
    expect(problemsOf(templateForm, SMS_TEMPLATE)).toEqual({})
    expect(problemsOf(templateForm, OFFER_TEMPLATE)).toEqual({})
  })

  it('of a transactional category is refused: that is for the codes of banks', () => {
    expect(problemsOf(templateForm, { ...SMS_TEMPLATE, category: 'transactional' })).toMatchObject({
      category: 'rules:template.category',
    })
  })

  it('has two variables, a third with a reason, never a fourth', () => {
    const third = { ...both((text) => `${text} Ask us at #cbn# any day`), fill_3: 'care_number' } as const
    expect(own(third)).toEqual({ third_reason: 'rules:template.third' })
    expect(own({ ...third, third_reason: 'They have to be able to call' })).toEqual({})
    const fourth = both((text) => `${text} Ask us at #cbn# or write to #email# any day`)
    expect(own({ ...third, ...fourth, third_reason: 'Both' }).text).toBe('rules:template.variables')
  })

  it('has words between two variables, and at least 30 % of it never changes', () => {
    expect(own({ text: 'Hello #alphanumeric# #url#, we have all that we need of you' }).text).toBe(
      'rules:template.neighbours',
    )
    expect(own({ text: 'Hi #alphanumeric# for #url#' }).text).toBe('rules:template.fixed')
  })

  it('knows its variables by their type, and what stands for each fits it', () => {
    expect(own({ text: OFFER_TEMPLATE.text.replace('#alphanumeric#', '#var#') }).text).toBe('rules:template.variable')
    expect(own({ fill_1: '' })).toEqual({ fill_1: 'rules:template.fillMissing' })
    expect(own({ fill_1: 'site' })).toEqual({ fill_1: 'rules:template.fillType' })
    expect(own({ fill_3: 'reference' })).toEqual({ fill_3: 'rules:template.fillNowhere' })
  })

  it('has the same variables in both languages, and Hindi in the second', () => {
    expect(own({ text_hi: OFFER_TEMPLATE.text_hi.replace('#alphanumeric#', '') }).text_hi).toBe('rules:template.same')
    expect(own({ text_hi: OFFER_TEMPLATE.text })).toEqual({ text_hi: 'rules:template.hindi' })
  })

  it('leads nowhere but to our own sites', () => {
    expect(own({ text: `${OFFER_TEMPLATE.text} https://bit.ly/x` }).text).toBe('rules:template.host')
    expect(own({ text: `${OFFER_TEMPLATE.text} creditlane.example.evil.com` }).text).toBe('rules:template.host')
    expect(own({ text: `${OFFER_TEMPLATE.text} https://creditlane.example/help` })).toEqual({})
  })

  it('says how to say no where it is about offers', () => {
    const text = { text: SMS_TEMPLATE.text, text_hi: SMS_TEMPLATE.text_hi }
    expect(problems({ category: 'service_explicit', event: '', ...text })).toEqual({ text: 'rules:template.optOut' })
    expect(problems({ ...OFFER_TEMPLATE, fill_2: 'site' })).toEqual({ text: 'rules:template.optOut' })
  })

  it('has the header of its category: letters, or digits', () => {
    expect(problems({ header: '601234' })).toEqual({ header: 'rules:template.headerLetters' })
    expect(problems({ ...OFFER_TEMPLATE, header: 'CRDLNE' })).toEqual({ header: 'rules:template.headerDigits' })
  })

  it('of mails has a subject in both languages and no numbers of operators', () => {
    const words = serviceWords('with_the_lender', 'email')
    const mail = { ...SMS_TEMPLATE, ...words, channel: 'email', subject: '', subject_hi: '' } as const
    expect(problems(mail)).toEqual({ subject: 'rules:template.subject', subject_hi: 'rules:template.subject' })
    const named = { ...mail, ...words }
    expect(problems(named)).toEqual({})
    expect(problems({ ...named, subject: 'An offer for you' })).toEqual({ subject: 'rules:template.promotional' })
  })

  it('promises nothing and presses nobody', () => {
    expect(problems({ ...OFFER_TEMPLATE, text: `${OFFER_TEMPLATE.text} Last chance` }).text).toBe(
      'rules:template.forbidden',
    )
  })
})

describe('a service message', () => {
  const anyEvent = fc.constantFrom(...SERVICE_EVENTS)
  const anyChannel = fc.constantFrom(...MESSAGE_CHANNELS)

  it.each(SERVICE_EVENTS)('about %s has words that could be registered, on either channel', (event) => {
    for (const channel of MESSAGE_CHANNELS)
      expect(problems({ event, channel, ...serviceWords(event, channel) }), channel).toEqual({})
    expect(eventStatuses(event).filter((status) => !APPLICATION_STATUSES.some((known) => known === status))).toEqual([])
  })

  it('tells of one of the events', () => {
    expect(problems({ event: '' })).toMatchObject({ event: 'rules:template.event' })
    expect(own({ event: 'approved' })).toEqual({ event: 'rules:template.eventNowhere' })
    expect(problemsOf(templateForm, { ...SMS_TEMPLATE, event: 'festival' })).toMatchObject({
      event: 'rules:choice.unknown',
    })
  })

  it('has no word but those of its event, though none of them is in the list of words that sell', () => {
    expect(
      problems({
        text: 'Hello #alphanumeric#, your dream home is one step away. Ask for #alphanumeric# from 8.6 percent',
      }),
    ).toEqual({ text: 'rules:template.eventWords' })
    const field = fc.constantFrom('text', 'text_hi')
    fc.assert(
      fc.property(anyEvent, anyChannel, field, fc.string({ minLength: 1 }), (event, channel, field, more) => {
        const words = serviceWords(event, channel)
        const changed = { event, channel, ...words, [field]: words[field as 'text'] + more }
        expect(Object.keys(problems(changed))).toContain(field)
      }),
    )
  })
})

describe('promotional words', () => {
  const anyWord = fc.constantFrom(...words.latin, ...words.devanagari)
  const plain = fc.constantFrom('Hello', 'your application', 'नमस्ते', 'आपका आवेदन', 'documents', '', 'CL-240917')

  it('make a service text promotional wherever they stand, in whatever case', () => {
    fc.assert(
      fc.property(anyWord, plain, plain, fc.boolean(), (word, before, after, loud) => {
        const text = `${before} ${loud ? word.toUpperCase() : word}, ${after}`
        expect(promotionalIn(text).length).toBeGreaterThan(0)
        const sold = problems({ text: `${SMS_TEMPLATE.text} ${text}` })
        expect(sold.text).toMatch(/^rules:template\.(promotional|forbidden)$/)
      }),
    )
  })

  it('are whole words: nothing inside another', () => {
    for (const text of ['officer', 'winter', 'freedom', 'coffers', 'wholesaler', 'dealer', 'सेलम', 'छूटना'])
      expect(promotionalIn(text), text).toEqual([])
  })
})

describe('the text of a template', () => {
  const type = fc.constantFrom(...VARIABLE_TYPES)
  const fixed = fc.string({ unit: fc.constantFrom(...'abc देश,. '.split('')), maxLength: 20 })
  const text = fc
    .array(
      fc.oneof(
        fixed,
        type.map((each) => `#${each}#`),
        type.map((each) => `{#${each}#}`),
      ),
      { maxLength: 8 },
    )
    .map((pieces) => pieces.join(''))

  it('is its pieces, whatever it says', () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.string()), (any) => {
        const again = partsOf(any).map((part) => ('type' in part ? part.variable : part.fixed))
        expect(again.join('')).toBe(any)
      }),
    )
  })

  it('keeps its fixed words whatever is filled in, and no value is longer than its type', () => {
    fc.assert(
      fc.property(text, fc.array(fc.string({ unit: 'grapheme', maxLength: 90 })), (any, values) => {
        const filled = fillTemplate(any, values)
        const pieces = partsOf(any).flatMap((part) => ('type' in part ? [] : [part.fixed]))
        let at = 0
        for (const piece of pieces) {
          const found = filled.indexOf(piece, at)
          expect(found).toBeGreaterThanOrEqual(at)
          at = found + piece.length
        }
        const most = variablesOf(any).reduce((sum, each) => sum + (each ? VARIABLE_LENGTH[each] : 0), 0)
        expect([...filled].length).toBeLessThanOrEqual([...pieces.join('')].length + most)
      }),
    )
  })

  it('has a fixed share between nothing and all', () => {
    fc.assert(
      fc.property(text, (any) => {
        const share = fixedShare(any)
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
        if (variablesOf(any).length === 0 && any.trim() !== '') expect(share).toBe(1)
      }),
    )
  })

  it('knows neighbours, and addresses by their hosts', () => {
    expect(hasNeighbours('#url##url#')).toBe(true)
    expect(hasNeighbours('#url#, - #url#')).toBe(true)
    expect(hasNeighbours('#url# or #url#')).toBe(false)
    expect(hasNeighbours('see #url#.')).toBe(false)
    expect(hostsIn('go to HTTPS://Evil.com/x or www.b.co.in, not 3.5 or #url#')).toEqual(['evil.com', 'www.b.co.in'])
  })
})
