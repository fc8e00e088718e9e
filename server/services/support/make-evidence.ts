import { createHash } from 'node:crypto'
import { listTimelineRows } from '#server/db/repositories/callers/customer-timeline.ts'
import { listOwnStatements } from '#server/db/repositories/offers/key-fact-statements.ts'
import { listConsentRows } from '#server/db/repositories/privacy/consents.ts'
import { findHelpRequest } from '#server/db/repositories/support/help-requests.ts'
import type { HelpRequestRow } from '#server/db/repositories/support/help-requests.ts'
import type { Deps } from '#server/deps.ts'
import { evidencePdf } from '#server/pdf/evidence-pdf.ts'
import type { EvidencePart } from '#server/pdf/evidence-pdf.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import { dayTimeWords } from '#src/contract/calendar-words.ts'
import { DEFAULT_LOCALE } from '#src/contract/entities/shared/language.ts'
import { AppError } from '#src/contract/errors.ts'
import { recordAccess } from '../audit/record-access.ts'
import type { Looker } from '../audit/record-access.ts'
import { found } from '../shared/not-found.ts'
import { toDeskTicket } from './shared/desk-view.ts'

/** Entries of the timeline: more than anybody reads of one complaint. */
const MOST_ENTRIES = 500

const t = textsIn(DEFAULT_LOCALE)
const when = (at: Date): string => dayTimeWords(at, DEFAULT_LOCALE)

/**
 * What is known about an escalated ticket as one file: both clocks, what was written, what happened with the customer, what
 * they agreed to and which statements they were shown; masked as on the desk, and without the notes of the staff. It counts
 * as a look at the customer, who reads that it was. Answers the file and its hash, by which it is known again.
 * @throws AppError `not_found`; `conflict` of a ticket that the grievance officer does not have
 */
export async function makeEvidence(
  deps: Deps,
  ticket: string,
  reason: string,
  by: Looker,
): Promise<Audited<{ answer: Uint8Array<ArrayBuffer> }>> {
  const row = found(await findHelpRequest(deps.db, ticket))
  if (row.escalated_at === null)
    throw new AppError('conflict', 'Escalate this ticket first: the evidence is for the grievance officer.')
  if (row.user_id !== null) await recordAccess(deps, row.user_id, by)
  const desk = await toDeskTicket(deps, row)
  const made_at = deps.clock.now()
  const { asker } = desk
  const bytes = await evidencePdf({
    title: t('server:evidence.title', { ticket }),
    author: deps.env.company.legalName,
    made_at,
    lead: [
      t('server:evidence.lead'),
      t('server:evidence.made', { at: when(made_at), reason }),
      t('server:evidence.asker', {
        name: asker.name,
        mobile: asker.mobile || '-',
        email: asker.email || '-',
        number: row.user_id ?? '-',
      }),
      t('server:evidence.clock', { asked: when(row.created_at), due: when(row.due_at) }),
      desk.service_due_at === null ? '' : t('server:evidence.promise', { due: when(new Date(desk.service_due_at)) }),
      t('server:evidence.escalated', {
        at: when(row.escalated_at),
        by: desk.escalation?.by || t('server:evidence.itself'),
        reason: desk.escalation?.reason || '-',
      }),
      row.ombudsman_told_at === null ? '' : t('server:evidence.ombudsman', { at: when(row.ombudsman_told_at) }),
    ],
    parts: [
      {
        title: t('server:evidence.thread'),
        lines: desk.messages.map(({ author, name, text, at, noted_by, via }) => ({
          head: [
            when(new Date(at)),
            t(`server:evidence.author.${author}`),
            author === 'staff' ? (name ?? t('server:evidence.robot')) : null,
            noted_by === null ? null : t('server:evidence.noted', { name: noted_by }),
            via === null ? null : t('server:evidence.byMail'),
          ]
            .filter(Boolean)
            .join(' · '),
          text,
        })),
      },
      ...(await ofCustomer(deps, row)),
    ],
  })
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { answer: bytes, audit: { object: `ticket:${ticket}`, after: { reason, sha256 } } }
}

/** What happened, was agreed to and was shown; of whoever asked without an account nothing is known. */
async function ofCustomer({ db }: Deps, { user_id: userId }: HelpRequestRow): Promise<EvidencePart[]> {
  if (userId === null) return []
  const page = { userId, appId: null, group: undefined, before: null, limit: MOST_ENTRIES }
  const timeline = await listTimelineRows(db, page)
  const consents = await listConsentRows(db, userId)
  const statements = await listOwnStatements(db, userId)
  return [
    {
      title: t('server:evidence.timeline'),
      lines: timeline.map(({ kind, at, facts }) => ({
        head: when(at),
        text: [
          t(`server:evidence.kind.${kind}`),
          facts.what,
          facts.reference,
          facts.lender,
          facts.channel,
          facts.by,
          facts.file,
        ]
          .filter(Boolean)
          .join(' · '),
      })),
    },
    {
      title: t('server:evidence.consents'),
      lines: consents.map(({ purpose, text_version, language, given_at, withdrawn_at }) => ({
        head: when(given_at),
        text: t(withdrawn_at === null ? 'server:evidence.given' : 'server:evidence.withdrawn', {
          purpose,
          version: text_version,
          language,
          at: withdrawn_at === null ? '' : when(withdrawn_at),
        }),
      })),
    },
    {
      title: t('server:evidence.documents'),
      lines: statements.map(({ proposal_number, issued_at }) => ({
        head: when(issued_at),
        text: t('server:evidence.statement', { number: proposal_number }),
      })),
    },
  ].map((part) => (part.lines.length > 0 ? part : { ...part, lines: [{ text: t('server:evidence.none') }] }))
}
