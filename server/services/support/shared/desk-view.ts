import { findApplication } from '#server/db/repositories/applications/applications.ts'
import { listAdminNames } from '#server/db/repositories/identity/admins.ts'
import { findCustomer } from '#server/db/repositories/profile/customers.ts'
import type { HelpRequestRow } from '#server/db/repositories/support/help-requests.ts'
import { listDeskPeople, listOpenOthers, listTicketNotes } from '#server/db/repositories/support/ticket-desk.ts'
import type { DeskNow } from '#server/db/repositories/support/ticket-desk.ts'
import { listLinked } from '#server/db/repositories/support/ticket-links.ts'
import { listMergedInto, listTicketMessages } from '#server/db/repositories/support/tickets.ts'
import type { Deps } from '#server/deps.ts'
import { localeOfCustomer } from '#server/services/profile/public/customer-profile.ts'
import { maskEmail, maskMobile } from '#server/services/shared/lead-contact.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import { canOpen } from '#src/contract/access.ts'
import { ADMIN_ROLES } from '#src/contract/admin-roles.ts'
import { LOCALES } from '#src/contract/entities/shared/language.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { READY_ANSWERS } from '#src/contract/entities/support/ticket-desk.ts'
import type { AskerKind, DeskLine, DeskTicket } from '#src/contract/entities/support/ticket-desk.ts'
import { RATINGS } from '#src/contract/entities/support/ticket.ts'
import { istDay, startOfIstDay } from '#src/contract/rules/calendar.ts'
import { seconds } from '#src/contract/rules/time.ts'
import { maskedText } from '../public/masked-text.ts'
import { excerptOf, messageAad, openRequest, plainFields } from '../public/ticket-view.ts'
import { openPartnerRequest } from './partner-ticket-view.ts'

/** Roles that may answer tickets. */
export const DESK_ROLES = ADMIN_ROLES.filter((role) => canOpen(role, 'ticket-desk'))

/** Where a note of the staff is sealed. */
export const noteAad = (ticket: string): string => `ticket_notes:${ticket}`

/** Where the reason is sealed for which the grievance officer has a ticket. */
export const escalationAad = (ticket: string): string => `help_requests.escalation:${ticket}`

export const deskNow = (deps: Deps): DeskNow => {
  const now = deps.clock.now()
  return { now, today: startOfIstDay(istDay(now)) }
}

const kindOf = ({ partner_id, user_id }: HelpRequestRow): AskerKind =>
  partner_id !== null ? 'partner' : user_id !== null ? 'customer' : 'visitor'

interface Asked {
  name: string
  phone: string
  email: string
  company: string
  subject: string
  description: string
}

function askedIn(deps: Deps, row: HelpRequestRow): Asked {
  if (row.partner_id !== null) return { ...openPartnerRequest(deps, row), phone: '' }
  const { name, email, phone, company, description } = openRequest(deps, row)
  return { name, email, phone, company: company ?? '', subject: '', description }
}

/** When our own promise ends, with every pause added, the one that runs too. */
function serviceEnd(row: HelpRequestRow, now: Date): Date | null {
  if (row.service_due_at === null) return null
  const running = row.service_paused_at === null ? 0 : Math.max(0, now.getTime() - row.service_paused_at.getTime())
  return new Date(row.service_due_at.getTime() + seconds(row.service_paused_seconds) + running)
}

function lateBy(row: HelpRequestRow, { now, today }: DeskNow): DeskLine['late'] {
  if (row.status === 'closed') return null
  if (row.due_at < today) return 'law'
  return isServiceOver(row, now) ? 'service' : null
}

function isServiceOver(row: HelpRequestRow, now: Date): boolean {
  const end = serviceEnd(row, now)
  return row.status === 'open' && end !== null && end < now
}

/** A partner's subject, else the beginning of what was asked. */
function subjectOf(deps: Deps, row: HelpRequestRow): string {
  const { subject, description } = askedIn(deps, row)
  return maskedText(subject === '' ? excerptOf(description) : subject)
}

/** A line of the desk. `names`: of the staff, by number. */
export function toDeskLine(deps: Deps, row: HelpRequestRow, names: ReadonlyMap<number, string>): DeskLine {
  const at = deskNow(deps)
  const { ticket, status, created_at, due_at, days_left } = plainFields(deps, row)
  const { name, company } = askedIn(deps, row)
  return {
    ticket,
    status,
    created_at,
    due_at,
    days_left,
    kind: kindOf(row),
    who: row.partner_id === null ? name : company,
    subject: subjectOf(deps, row),
    service_due_at: serviceEnd(row, at.now)?.toISOString() ?? null,
    service_paused: row.service_paused_at !== null,
    service_over: isServiceOver(row, at.now),
    late: lateBy(row, at),
    escalated: row.escalated_at !== null,
    assigned_to:
      row.assigned_to === null ? null : { admin_id: row.assigned_to, name: names.get(row.assigned_to) ?? '' },
  }
}

const readyIn = (ticket: string, languages: readonly Locale[]): DeskTicket['ready'] =>
  READY_ANSWERS.map((key) => ({
    key,
    text: languages.map((language) => textsIn(language)(`server:ticket.ready.${key}`, { ticket })).join('\n\n'),
  }))

/** Everything that the staff see of a ticket. */
export async function toDeskTicket(deps: Deps, row: HelpRequestRow): Promise<DeskTicket> {
  const { ticket } = row
  const messages = await listTicketMessages(deps.db, [ticket])
  const notes = await listTicketNotes(deps.db, ticket)
  const hands = [
    row.assigned_to,
    row.closed_by,
    row.escalated_by,
    row.noted_by,
    ...[...messages, ...notes].map(({ admin_id }) => admin_id),
  ]
  const names = await listAdminNames(
    deps.db,
    hands.filter((id) => id !== null),
  )
  const nameOf = (id: number | null) => (id === null ? null : (names.get(id) ?? ''))
  const { name, phone, email, description } = askedIn(deps, row)
  const customer = row.user_id === null ? null : await findCustomer(deps.db, row.user_id)
  const application = row.app_id === null ? null : await findApplication(deps.db, row.app_id)
  return {
    ...toDeskLine(deps, row, names),
    application: application?.reference ?? null,
    asker: {
      name,
      mobile: maskMobile(phone),
      email: maskEmail(email),
      user_id: row.user_id,
      partner_id: row.partner_id,
      language: customer && localeOfCustomer(customer),
    },
    messages: [
      {
        author: row.partner_id === null ? 'customer' : 'partner',
        name: null,
        text: maskedText(description),
        at: row.created_at.toISOString(),
        noted_by: nameOf(row.noted_by),
        via: null,
        whole: null,
      },
      ...messages.map(({ author, admin_id, text_enc, whole_enc, at, via }) => ({
        author,
        name: nameOf(admin_id),
        at: at.toISOString(),
        noted_by: null,
        via,
        text: maskedText(deps.vault.openShared(text_enc, messageAad(ticket))),
        whole: whole_enc === null ? null : maskedText(deps.vault.openShared(whole_enc, messageAad(ticket))),
      })),
    ],
    notes: notes.map(({ admin_id, text_enc, at }) => ({
      name: nameOf(admin_id) ?? '',
      at: at.toISOString(),
      text: maskedText(deps.vault.openShared(text_enc, noteAad(ticket))),
    })),
    rating: RATINGS.find((each) => each === row.rating) ?? null,
    seen: messages.at(-1)?.message_id ?? 0,
    people: await listDeskPeople(deps.db, DESK_ROLES),
    ready: readyIn(ticket, customer ? [localeOfCustomer(customer)] : LOCALES),
    escalation: row.escalated_at && {
      at: row.escalated_at.toISOString(),
      by: nameOf(row.escalated_by),
      reason: maskedText(row.escalation === null ? '' : deps.vault.openShared(row.escalation, escalationAad(ticket))),
    },
    ombudsman_told_at: row.ombudsman_told_at?.toISOString() ?? null,
    linked: (await listLinked(deps.db, ticket)).map((each) => ({
      ticket: each.ticket,
      subject: subjectOf(deps, each),
      status: plainFields(deps, each).status,
    })),
    dispute: row.dispute_id,
    merged_into: row.merged_into,
    merged: await listMergedInto(deps.db, ticket),
    others:
      row.status === 'closed'
        ? []
        : (await listOpenOthers(deps.db, row)).map((each) => ({ ticket: each.ticket, subject: subjectOf(deps, each) })),
    closed: row.closed_at && {
      at: row.closed_at.toISOString(),
      by: nameOf(row.closed_by),
      reason: row.close_reason,
    },
  }
}
