import { ticketOf } from '../support/ticket-number.ts'
/** What a typed text can stand for; several at once, since a bare number may be an application's or a loan's. */
export interface SearchIntent {
  /** Numbers of applications. */
  application?: string
  ticket?: string
  merchant_request?: string
  lead?: string
  erasure?: string
  /** A key fact statement, such as KFS-610101. */
  statement?: string
  /** A loan enquiry, such as LE-7K2M9QXA. */
  enquiry?: string
  /** The number of a run of payments. */
  payment_run?: number
  /** YYYY-MM. */
  month?: string
  /**
   * A bank's number of a transfer, a lender's of a loan or an application, or ours of a bill or of a partner's line in a
   * run: as typed, and in capitals.
   */
  foreign?: readonly string[]
  batch?: number
  /** Part of a name. */
  name?: string
}

const LEAST_NAME = 2
const FOREIGN = /^(?=.*\d)[A-Z0-9][A-Z0-9/-]{4,39}$/
const SIGNS = '[23456789A-HJ-NP-TW-Z]'

/** Reads what staff typed to find something; nothing is lost to a missing hyphen, a blank or small letters. */
export function parseSearch(text: string): SearchIntent {
  const said = text.trim()
  const tight = said.replaceAll(/\s/g, '')
  const code = tight.toUpperCase()
  const application = /^CL-?(\d{1,12})$/.exec(code)?.[1] ?? /^\d{5,12}$/.exec(code)?.[0]
  const ticket = /^CLT-?(\d{1,12})$/.exec(code)?.[1]
  const request = new RegExp(`^MR-?(${SIGNS}{8})$`).exec(code)?.[1]
  const lead = /^LD-?(\d{1,12})$/.exec(code)?.[1]
  const erasure = /^CLE-?(\d{1,12})$/.exec(code)?.[1]
  const statement = /^KFS-?(\d{1,12})$/.exec(code)?.[1]
  const enquiry = new RegExp(`^LE-?(${SIGNS}{8})$`).exec(code)?.[1]
  const run = /^(?:RUN)?#?(\d{1,9})$/.exec(code)?.[1]
  const month = readMonth(code)
  const batch = /^#?(\d{1,9})$/.exec(code)?.[1]
  return {
    ...(application !== undefined && { application: `CL-${application}` }),
    ...(ticket !== undefined && { ticket: ticketOf(ticket) }),
    ...(request !== undefined && { merchant_request: `MR-${request}` }),
    ...(lead !== undefined && { lead: `LD-${lead}` }),
    ...(erasure !== undefined && { erasure: `CLE-${erasure.padStart(6, '0')}` }),
    ...(statement !== undefined && { statement: `KFS-${statement}` }),
    ...(enquiry !== undefined && { enquiry: `LE-${enquiry}` }),
    ...(run !== undefined && Number(run) > 0 && { payment_run: Number(run) }),
    ...(month !== null && { month }),
    ...(FOREIGN.test(code) && { foreign: [...new Set([tight, code])] }),
    ...(batch !== undefined && Number(batch) > 0 && { batch: Number(batch) }),
    ...(said.length >= LEAST_NAME && /\p{L}/u.test(said) && { name: said }),
  }
}

/** 2026-10, 10/2026, 10-2026. */
function readMonth(code: string): string | null {
  const [, year, month] = /^(20\d\d)[-/]?(0[1-9]|1[0-2])$/.exec(code) ?? []
  if (year !== undefined && month !== undefined) return `${year}-${month}`
  const [, first, second] = /^(0?[1-9]|1[0-2])[-/](20\d\d)$/.exec(code) ?? []
  return first === undefined || second === undefined ? null : `${second}-${first.padStart(2, '0')}`
}

/** Is there anything to look up? */
export const hasSearchIntent = (asked: SearchIntent): boolean => Object.keys(asked).length > 0
