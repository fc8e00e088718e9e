import type { XlsxTable } from '#src/contract/cells/xlsx-texts.ts'
import type { BodyOf, EndpointRow, ParamsOf, QueryOf, ResponseOf, UploadOf } from '#src/contract/endpoints/endpoint.ts'
import type { FileFormat } from '#src/contract/endpoints/file-format.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import type { Deps } from '../deps.ts'
import type { Audited } from '../services/shared/audited.ts'
import type { AdminSession, Circumstances, CustomerSession, PartnerSession, Session, SessionArea } from '../session.ts'
import type { ZipPart } from '../sheets/zip-pieces.ts'

/** Who a row lets in; on public rows nobody need be signed in. */
type SignedIn<E extends EndpointRow, OnPublic> = E['area'] extends 'customer'
  ? CustomerSession
  : E['area'] extends 'admin'
    ? AdminSession
    : E['area'] extends 'partner'
      ? PartnerSession
      : OnPublic

/** A table in the format that was asked for: the one writes what it counts on a sheet of its own, which the other has not. */
export interface TableFile {
  format: FileFormat
  table: XlsxTable
}

/** What the server answered itself. */
export interface OwnAnswer {
  address: string
  status: number
  body: unknown
}

/** One validated, authorised call. Services receive what they need of it, never the HTTP request. */
export interface Call<E extends EndpointRow = EndpointRow> {
  deps: Deps
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  /** The file of a multipart call. */
  upload: UploadOf<E>
  /** The live session of the row's area; on public rows whatever live customer session the request carries. */
  session: SignedIn<E, Session | null>
  /** The same with how the call came: who asks, as actions take them. */
  by: SignedIn<E, unknown> & Circumstances
  /** Hash of the area's HttpOnly cookie, with or without a sign-in; null when the browser sent none. */
  sidHash: (area: SessionArea) => string | null
  /** Sets a new HttpOnly cookie for the area and answers its hash. Rotation happens at every sign-in. */
  rotateSid: (area: SessionArea) => string
  clearSid: (area: SessionArea) => void
  request: {
    id: string
    ip: string
    url: URL
    stopping: boolean
    busy: boolean
    language: Locale
    header: (name: string) => string | null
    bytes: Uint8Array
  }
  /** Extra response header. */
  header: (name: string, value: string) => void
  /** Another status than 200 for an answer of the row's own shape. */
  status: (code: number) => void
  /** Asks another call of the table as the same browser, with this bearer. */
  ask: (address: string, bearer: string | null) => Promise<OwnAnswer>
  /** For what may only begin once the change stands: it runs after the transaction of the call. */
  afterwards: (work: (deps: Deps) => Promise<void>) => void
}

type Answer<E extends EndpointRow> = E['answerKind'] extends 'csv'
  ? AsyncIterable<string>
  : E['answerKind'] extends 'pdf'
    ? Uint8Array<ArrayBuffer>
    : E['answerKind'] extends 'table'
      ? TableFile
      : E['answerKind'] extends 'zip'
        ? ZipPart[]
        : ResponseOf<E>
/** An object has the facts of its audit entry along with it; a list or a file stands beside them. */
type WithFacts<T> = T extends readonly unknown[] | AsyncIterable<string> | Uint8Array
  ? T | Audited<{ answer: T }>
  : T & Partial<Audited>
type Handler<E extends EndpointRow> = (call: Call<E>) => Promise<WithFacts<Answer<E>>>
export type Handlers<T extends Record<string, EndpointRow>> = { [K in keyof T]: Handler<T[K]> }
