import type { TFunction } from 'i18next'
import { CONTACT_CHANGE_DAYS } from '#src/contract/entities/support/contact-change.ts'
import type { TimelineEntry } from '#src/contract/entities/support/csr.ts'

type Words = TFunction<['csr', 'applications', 'imports', 'audit', 'erasure-desk', 'telecalling']>

/** What an entry says, in the reader's words: a line, and what there is to know beside it. */
export function entryWords(entry: TimelineEntry, t: Words): { title: string; facts: string[] } {
  const { kind, what, reference, product, lender, by, channel, field, why, reason, file, count } = entry
  const facts: (string | null)[] = []
  const application = [reference, product && t(`applications:productName.${product}`), lender]
    .filter(Boolean)
    .join(' · ')
  const name = lender ?? t('csr:entry.lender')
  switch (kind) {
    case 'status':
      facts.push(application, by && t([`csr:source.${by}`, 'csr:unknown']), file && t('csr:entry.file', { file }))
      return { title: t([`applications:status.${what}`, 'csr:unknown']), facts: tidy(facts) }
    case 'file':
      facts.push(application, t('csr:entry.row', { file: file ?? '', row: count ?? 0 }))
      return { title: t('csr:kind.file', { verdict: t(`imports:studio.verdicts.${what}`) }), facts: tidy(facts) }
    case 'offers':
      return { title: t('csr:kind.offers', { count: count ?? 0 }), facts: tidy([application]) }
    case 'statement':
      return { title: t('csr:kind.statement'), facts: tidy([reference, lender]) }
    case 'message':
    case 'call':
      facts.push(t([`csr:about.${what}`, 'csr:about.other']), why && t(`telecalling:ending.${why}`))
      return { title: t(`csr:kind.${kind}`, { channel: t(`csr:channel.${channel}`) }), facts: tidy(facts) }
    case 'ticket':
      return { title: t('csr:kind.ticket'), facts: tidy([reference, t([`csr:ticketStatus.${what}`, 'csr:unknown'])]) }
    case 'ticket_message':
      return { title: t('csr:kind.ticket_message', { by: t(`csr:author.${by}`) }), facts: tidy([reference]) }
    case 'erasure':
      return {
        title: t('csr:kind.erasure'),
        facts: tidy([reference, t([`erasure-desk:status.${what}`, 'csr:unknown'])]),
      }
    case 'consent':
    case 'consent_withdrawn':
      return { title: t(`csr:kind.${kind}`), facts: [t([`csr:purpose.${what}`, 'csr:unknown'], { lender: name })] }
    case 'look':
      facts.push(
        by === null ? null : t('csr:entry.by', { name: by }),
        field === null ? null : t(`csr:fields.${field}`),
        // Of a field that was shown, or of a call that somebody was taken for.
        why === null ? null : t([`csr:why.${why}`, `telecalling:why.${why}`]),
        reason === null || reason === '' ? null : t('csr:entry.reason', { reason }),
      )
      return { title: t([`audit:actions.${what}`, 'audit:look']), facts: tidy(facts) }
    case 'identity':
      return {
        title: t('csr:kind.identity', { result: t(what === 'passed' ? 'csr:identity.passed' : 'csr:identity.failed') }),
        facts: tidy([by]),
      }
    case 'contact_change':
      return {
        title: t('csr:kind.contact_change', { channel: t(`csr:acts.contact.${channel}`) }),
        facts: tidy([
          t(`csr:contactChange.state.${what}`, { days: CONTACT_CHANGE_DAYS }),
          by && t('csr:entry.by', { name: by }),
        ]),
      }
    case 'sign_in':
      return { title: t('csr:kind.sign_in'), facts: [] }
  }
}

const tidy = (facts: readonly (string | null)[]): string[] =>
  facts.filter((fact): fact is string => fact !== null && fact !== '')
