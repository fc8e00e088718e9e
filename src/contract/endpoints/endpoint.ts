import type { InferType, Schema } from 'yup'
import type { AdminRole } from '../admin-roles.ts'
import type { ApiScope } from '../entities/integration/partner-integration.ts'
import type { PageKey } from '../pages.ts'
import type { PartnerRight } from '../partner-rights.ts'

/** Who may call: `public` needs no session; the others need a live session of that area. */
type EndpointArea = 'public' | 'customer' | 'admin' | 'partner'

/** Whose rows the path names; the service puts the owner's id in the WHERE, so a foreign row is not found. */
type EndpointOwner = 'user_id' | 'app_id' | 'prospect_app_id'

/** Rate-limit bucket; the numbers are in `server/rate-limits.ts`. */
export type EndpointLimit =
  | 'read'
  | 'write'
  | 'otp-send'
  | 'otp-verify'
  | 'login'
  | 'help'
  | 'session'
  | 'webhook'
  | 'partner-api'

/** The one file of a multipart call, and the texts beside it. */
export interface UploadForm {
  /** Name of the field that holds the file. */
  file: string
  /** Largest file that is taken, bytes. */
  maxBytes: number
  fields: Schema
}

export interface EndpointRow {
  method: 'GET' | 'POST'
  /** `{name}` marks a path parameter; every one has a field in `params`. */
  path: `/api/${string}`
  area: EndpointArea
  summary: string
  /** Admin calls: allowed if the role may open one of these pages. */
  pages?: readonly PageKey[]
  /** Admin calls: of those who may open the page, these roles alone. */
  roles?: readonly AdminRole[]
  owner?: EndpointOwner
  /** Partner calls: what the person must be allowed by the partner's owner; `owner` = the owner alone. */
  right?: PartnerRight | 'owner'
  /** Calls of partners' own systems: what the API key must be allowed; the handler checks it. */
  scope?: ApiScope
  /**
   * Before the call a code has to have been right in this sign-in a short while ago: for an act on `money`, for one that gives
   * or takes `power` (people, sign-ins, keys, secrets), and for another `factor` in place of one that is in use. `no`: it
   * looks like power, and gives and takes none; or it takes a password or a code of its own.
   */
  secondFactor?: 'money' | 'power' | 'factor' | 'no'
  /** May a masquerading admin make this call on somebody's behalf? */
  masquerade: 'allow' | 'deny'
  /**
   * A customer's session is taken also while a returning customer has still to show who they are, see `identity_needed`.
   * Absent = the call is refused until then, or answered as to anybody where it is public.
   */
  beforeIdentity?: true
  /** Reads of the back office that may be some seconds old: a replica answers them, where there is one. */
  readsReplica?: true
  params?: Schema
  query?: Schema
  body?: Schema
  /** The body may be left out where all of it is optional: older callers send none. */
  emptyBody?: true
  /**
   * `raw`: the handler verifies the untouched bytes itself (signed webhooks, browser reports). `multipart`: a form with
   * one file, described by `upload`, read only once the caller is known to be allowed.
   */
  bodyKind?: 'json' | 'raw' | 'multipart'
  /** Absent = as much as any form of ours sends; not for `upload`, which has its own. */
  maxBodyBytes?: number
  upload?: UploadForm
  /**
   * `csv`: the handler gives a file piece by piece, so that it never stands in memory; `table`: it gives a table and the
   * format that was asked for, CSV or Excel's, and the file is made as it is sent; `pdf`: it gives its bytes; `zip`: it gives
   * the parts of one file, each as it is made. `response` is the file as text.
   */
  answerKind?: 'csv' | 'table' | 'pdf' | 'zip'
  response: Schema
  limit: EndpointLimit
  /** Name of the audit entry that a success writes; absent = none. */
  audit?: string
  /**
   * A back office's change and its audit entry are one transaction, except where a call does more than the database, or
   * counts guesses, which stay counted when it is refused.
   */
  auditedApart?: true
  /** Exists in these run modes alone; elsewhere it answers 404. */
  modes?: readonly ('demo' | 'test')[]
}

/** What a browser has of a row: the build leaves out the rest, its schemas above all (vite.config.ts). */
export type ClientRow = Pick<EndpointRow, 'method' | 'path' | 'area' | 'answerKind' | 'response'>

type Input<S> = S extends Schema ? InferType<S> : undefined
export type ParamsOf<E extends EndpointRow> = Input<E['params']>
export type QueryOf<E extends EndpointRow> = Input<E['query']>
export type BodyOf<E extends EndpointRow> = Input<E['body']>
/** What the server hands to the handler of a multipart call. */
export interface ReceivedFile<F> {
  /** As the sender calls it: a label, never a path. */
  name: string
  bytes: Uint8Array
  fields: F
}
type Received<U> = U extends UploadForm ? ReceivedFile<InferType<U['fields']>> : undefined
export type UploadOf<E extends EndpointRow> = Received<E['upload']>
export type ResponseOf<E extends EndpointRow> = InferType<E['response']>

type Part<Name extends string, T> = [T] extends [undefined]
  ? Partial<Record<Name, undefined>>
  : Record<never, never> extends T
    ? { [N in Name]?: T }
    : { [N in Name]: T }
/** An address is text: a number in it may be given as text, and a text as a number. */
type InAddress<T> = {
  [Name in keyof T]: string extends T[Name] ? T[Name] | number : number extends T[Name] ? T[Name] | string : T[Name]
}
/** What goes along with a call, as its row has it. */
export type CallParts<E extends EndpointRow> = Part<'params', InAddress<ParamsOf<E>>> &
  Part<'query', InAddress<QueryOf<E>>> &
  Part<'body', BodyOf<E>>
/** Options that may be left out where none of them has to be given. */
export type Given<Options> = Record<never, never> extends Options ? [options?: Options] : [options: Options]

export const defineEndpoints = <const T extends Record<string, EndpointRow>>(rows: T): T => rows
