import { boolean, mixed, number, string } from 'yup'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { LOCALES } from '#src/contract/entities/shared/language.ts'
import { BROWSER_REPORTS } from '../constants.ts'
import { brandSchema } from '../entities/brands/brand-schema.ts'
import { listedLendersSchema } from '../entities/catalogue/listed-lender.ts'
import { adminSignInSchema, staffSignInSchema } from '../entities/identity/staff-session.ts'
import { outboxMessageSchema } from '../entities/messages/outbox-message.ts'
import type { OtpChannel } from '../entities/messages/outbox-message.ts'
import { methodStateSchema } from '../entities/offers/offer.ts'
import { replicaSchema } from '../entities/operations/replica.ts'
import { brandInfoSchema } from '../entities/partners/brand-info.ts'
import { optionSchema } from '../entities/profile/option-list.ts'
import { isoInstant, listOf, opaqueId, rowId, strictObject } from '../entities/shared/fields.ts'
import { languageListSchema } from '../entities/shared/language-schema.ts'
import { PRODUCT_TYPES } from '../entities/shared/product-type.ts'
import { helpRequestBodySchema } from '../entities/support/help-request.ts'
import { SESSION_ENDS } from '../errors.ts'
import { PAGE_KEYS } from '../pages.ts'
import type { PageKey } from '../pages.ts'
import { otp } from '../rules/otp-schema.ts'
import { defineEndpoints } from './endpoint.ts'

/** A long mail in HTML, in the escaped writing of JSON. */
const MAIL_MAX_BYTES = 4 * 1024 * 1024

/** `{ message }`: what a call answers when it has nothing else to say. */
export const messageAnswer = strictObject({ message: string().defined() })

const anyRecord = mixed<Record<string, unknown>>().defined()
export const publicEndpoints = defineEndpoints({
  getHealth: {
    method: 'GET',
    path: '/api/health',
    area: 'public',
    summary:
      'May requests come here? 503: the database is away or full (`degraded`) or the process ends (`stopping`); `busy` refuses early. `others`: servers that were asked; `open` is left alone after failures.',
    masquerade: 'allow',
    response: strictObject({
      status: string().oneOf(['ok', 'busy', 'degraded', 'stopping']).defined(),
      /** `late`: no answer in time. `full`: a change was refused for lack of room on its disk, and none has gone through since. */
      database: string().oneOf(['ok', 'late', 'away', 'full']).defined(),
      replica: replicaSchema.nullable(),
      /** `late`: an entry waits for its seal for longer than a minute. `incomplete`: one is gone. */
      activity_log: string().oneOf(['ok', 'late', 'incomplete']).defined(),
      others: listOf(
        strictObject({
          target: string().defined(),
          state: string().oneOf(['closed', 'half_open', 'open']).defined(),
        }),
      ),
    }),
    limit: 'read',
  },
  getOpenApi: {
    method: 'GET',
    path: '/api/openapi.json',
    area: 'public',
    summary: 'This description of every call.',
    masquerade: 'allow',
    response: anyRecord,
    limit: 'read',
  },
  getMethod: {
    method: 'GET',
    path: '/api/method',
    area: 'public',
    summary:
      "The published way of matching, since when it holds, and when a lender's rules, rates or fees last changed.",
    masquerade: 'allow',
    response: strictObject({ data: methodStateSchema }),
    limit: 'read',
  },
  listOurLenders: {
    method: 'GET',
    path: '/api/our-lenders',
    area: 'public',
    summary: 'The lenders one may apply to here, each with its regulated entity, its pages and whom to complain to.',
    masquerade: 'allow',
    response: listedLendersSchema,
    limit: 'read',
  },
  createProspect: {
    method: 'POST',
    path: '/api/prospect',
    area: 'public',
    summary: 'Starts a visit that may become an application; the browser receives its HttpOnly cookie.',
    masquerade: 'deny',
    beforeIdentity: true,
    body: strictObject({
      product_type: string().oneOf(PRODUCT_TYPES).optional(),
      url_segment: string().max(64).optional(),
      partner: string().max(10).optional(),
      utms: mixed<Record<string, string>>(isShortRecord).optional(),
    }),
    response: strictObject({ prospectAppId: opaqueId() }),
    limit: 'session',
  },
  getProspect: {
    method: 'GET',
    path: '/api/prospect/{prospectAppId}',
    area: 'public',
    owner: 'prospect_app_id',
    summary: 'The visit as stored; only for the browser that made it, or its owner.',
    masquerade: 'allow',
    beforeIdentity: true,
    params: strictObject({ prospectAppId: opaqueId() }),
    response: strictObject({
      data: strictObject({
        prospectAppId: opaqueId(),
        user_id: number().nullable().defined(),
        product_type: string().nullable().defined(),
        url_segment: string().nullable().defined(),
        partner: string().defined(),
        utms: anyRecord,
      }),
    }),
    limit: 'read',
  },
  sendOtp: {
    method: 'POST',
    path: '/api/otp/send',
    area: 'public',
    summary: 'Sends a six-digit code. The answer is the same whether or not the destination is known.',
    masquerade: 'deny',
    beforeIdentity: true,
    body: strictObject({
      prospectAppId: opaqueId(),
      /** Both or neither: neither = to where the visit's last code went, which a browser forgets when its page is opened anew. */
      channel: string<OtpChannel>().oneOf(['mobile', 'email']).optional(),
      destination: string().max(254).optional(),
      notice_version: string().max(32).defined(),
      language: string<Locale>().oneOf(LOCALES).optional(),
    }),
    response: strictObject({
      message: string().defined(),
      expires_in: number().defined(),
      resend_in: number().defined(),
      // The code may still arrive, and is good then.
      late: boolean().defined(),
      sandbox: boolean().defined(),
    }),
    limit: 'otp-send',
  },
  verifyOtp: {
    method: 'POST',
    path: '/api/otp/verify',
    area: 'public',
    summary: 'Trades the code for a session: a new HttpOnly cookie and the bearer token that works only with it.',
    masquerade: 'deny',
    beforeIdentity: true,
    body: strictObject({
      prospectAppId: opaqueId(),
      otp: otp.defined(),
      /** An e-mail address that opens no account is answered with `no_account`; the code stays good for a second call. */
      ask_before_opening: boolean().optional(),
    }),
    response: strictObject({
      token: string().defined(),
      user_id: rowId(),
      app_id: string().nullable().defined(),
      /** True when the customer had signed in before: the welcome-back screen greets them. */
      returning: boolean().defined(),
      /** PAN and birth date come first, see `verifyIdentity`. */
      identity_due: boolean().defined(),
    }),
    limit: 'otp-verify',
    audit: 'customer.sign-in',
  },
  getPartnerTheme: {
    method: 'GET',
    path: '/api/partner-theme/{code}',
    area: 'public',
    summary: 'Brand of a partner code; an unknown code answers the default brand.',
    masquerade: 'allow',
    params: strictObject({ code: string().max(10).matches(/^\S+$/, 'rules:partnerCode.invalid').defined() }),
    response: strictObject({ data: brandInfoSchema }),
    limit: 'read',
  },
  getBrand: {
    method: 'GET',
    path: '/api/brands/{code}',
    area: 'public',
    summary:
      'Everything that the pages of a brand are drawn with. `known`: false for a code that is none, with the default brand.',
    masquerade: 'allow',
    params: strictObject({ code: string().max(10).matches(/^\S+$/, 'rules:partnerCode.invalid').defined() }),
    response: strictObject({ known: boolean().defined(), brand: brandSchema }),
    limit: 'read',
  },
  listSearchLists: {
    method: 'GET',
    path: '/api/search-list/{language}',
    area: 'public',
    summary: 'Every option list, keyed by its name, as [{id, value}] in English or Hindi.',
    masquerade: 'allow',
    params: strictObject({ language: string<Locale>().oneOf(LOCALES).defined() }),
    response: strictObject({ data: mixed<Record<string, { id: number; value: string }[]>>().defined() }),
    limit: 'read',
  },
  getSearchList: {
    method: 'GET',
    path: '/api/search-list/{language}/{x}',
    area: 'public',
    summary: 'One option list.',
    masquerade: 'allow',
    params: strictObject({ language: string<Locale>().oneOf(LOCALES).defined(), x: string().max(64).defined() }),
    response: strictObject({ data: listOf(optionSchema) }),
    limit: 'read',
  },
  listLanguages: {
    method: 'POST',
    path: '/api/getLanguages',
    area: 'public',
    summary: 'Languages offered in a country.',
    masquerade: 'allow',
    body: strictObject({ countryCode: string().max(3).defined() }),
    response: strictObject({ data: strictObject({ data: languageListSchema }) }),
    limit: 'read',
  },
  saveCookie: {
    method: 'POST',
    path: '/api/cookies/save',
    area: 'public',
    summary:
      'Keeps a named value for this browser. Names come from a closed list; a token name accepts only the token just minted for this cookie.',
    masquerade: 'allow',
    body: strictObject({
      name: string().max(64).defined(),
      value: string().max(2048).defined(),
      minutes: number().integer().min(1).max(1_000_000).optional(),
    }),
    response: messageAnswer,
    limit: 'session',
  },
  readCookie: {
    method: 'GET',
    path: '/api/cookies/read',
    area: 'public',
    summary: 'The kept value, or null. Where the token of a session that is over was kept, also why it is over, once.',
    masquerade: 'allow',
    query: strictObject({ name: string().max(64).defined() }),
    response: strictObject({ value: string().nullable().defined(), ended: string().oneOf(SESSION_ENDS).optional() }),
    limit: 'session',
  },
  openPage: {
    method: 'GET',
    path: '/api/opening',
    area: 'public',
    summary:
      'What a page asks for as it opens, answered together: the kept values, the session, and the calls of its screen, each with the address and the status that it has when it is asked for alone.',
    masquerade: 'allow',
    query: strictObject({ page: string<PageKey>().oneOf(PAGE_KEYS).defined() }),
    response: strictObject({
      answers: listOf(
        strictObject({ address: string().defined(), status: number().integer().defined(), body: mixed().nullable() }),
      ),
    }),
    limit: 'session',
  },
  deleteCookie: {
    method: 'POST',
    path: '/api/cookies/delete',
    area: 'public',
    summary: 'Forgets the value; deleting a token name signs that area out.',
    masquerade: 'allow',
    body: strictObject({ name: string().max(64).defined() }),
    response: messageAnswer,
    limit: 'session',
  },
  createHelpRequest: {
    method: 'POST',
    path: '/api/help-request',
    area: 'public',
    summary: 'Stores the request, gives it a ticket number, forwards it to customer support.',
    masquerade: 'deny',
    beforeIdentity: true,
    body: helpRequestBodySchema,
    response: strictObject({ ticket: string().defined(), due_at: isoInstant() }),
    limit: 'help',
  },
  adminLogin: {
    method: 'POST',
    path: '/api/admin/login',
    area: 'public',
    summary: 'Admin sign-in with e-mail, password and, where there is a second factor, its code.',
    masquerade: 'deny',
    body: adminSignInSchema,
    response: strictObject({
      token: string().defined(),
      adminId: rowId(),
      roleId: number().oneOf([1, 2, 3]).defined(),
      /** Of a second factor that this sign-in has confirmed; they stand nowhere else. */
      recoveryCodes: listOf(string().defined()),
    }),
    limit: 'login',
    audit: 'admin.sign-in',
  },
  partnerLogin: {
    method: 'POST',
    path: '/api/partner/login',
    area: 'public',
    summary: 'Partner sign-in with e-mail and password.',
    masquerade: 'deny',
    body: staffSignInSchema.shape({ partner: string().max(10).optional() }),
    response: strictObject({ token: string().defined(), partnerId: rowId(), merchantId: string().defined() }),
    limit: 'login',
    audit: 'partner.sign-in',
  },
  receiveLenderWebhook: {
    method: 'POST',
    path: '/api/lender-webhooks/{lenderId}',
    area: 'public',
    summary: 'A lender reports a status change; the signature covers the untouched body.',
    masquerade: 'deny',
    params: strictObject({
      lenderId: string()
        .matches(/^\d{1,9}$/, 'rules:id')
        .defined(),
    }),
    bodyKind: 'raw',
    response: messageAnswer,
    limit: 'webhook',
  },
  receiveSmsReport: {
    method: 'POST',
    path: '/api/sms-reports',
    area: 'public',
    summary: 'The SMS gateway reports what became of a message; the signature covers the untouched body.',
    masquerade: 'deny',
    bodyKind: 'raw',
    response: messageAnswer,
    limit: 'webhook',
  },
  receiveMail: {
    method: 'POST',
    path: '/api/mail-in',
    area: 'public',
    summary:
      'The provider of our mailbox brings a mail that answers one of ours; the signature covers the untouched body.',
    masquerade: 'deny',
    bodyKind: 'raw',
    maxBodyBytes: MAIL_MAX_BYTES,
    response: messageAnswer,
    limit: 'webhook',
  },
  receiveBrowserReport: {
    method: 'POST',
    path: BROWSER_REPORTS,
    area: 'public',
    summary: 'What browsers report: content-security-policy violations, and texts that a page lacks.',
    masquerade: 'allow',
    bodyKind: 'raw',
    response: messageAnswer,
    limit: 'webhook',
  },
  listOutbox: {
    method: 'GET',
    path: '/api/demo/outbox',
    area: 'public',
    summary: 'What sandbox SMS and mail would have sent to one destination, newest first.',
    masquerade: 'allow',
    query: strictObject({ to: string().max(254).defined() }),
    response: listOf(outboxMessageSchema),
    limit: 'read',
    modes: ['demo', 'test'],
  },
  createDemoActors: {
    method: 'POST',
    path: '/api/demo/actors',
    area: 'public',
    summary: 'Mints one live credential of every kind, for tests.',
    masquerade: 'deny',
    response: anyRecord,
    limit: 'session',
    modes: ['test'],
  },
  setDemoClock: {
    method: 'POST',
    path: '/api/demo/clock',
    area: 'public',
    summary: 'Moves the server clock; null follows the system again.',
    masquerade: 'deny',
    body: strictObject({ now: isoInstant().nullable() }),
    response: strictObject({ now: isoInstant() }),
    limit: 'session',
    modes: ['test'],
  },
  setDemoLimits: {
    method: 'POST',
    path: '/api/demo/limits',
    area: 'public',
    summary: 'Chooses the rate-limit profile.',
    masquerade: 'deny',
    body: strictObject({ profile: string().oneOf(['strict', 'relaxed']).defined() }),
    response: messageAnswer,
    limit: 'session',
    modes: ['test'],
  },
  setDemoLender: {
    method: 'POST',
    path: '/api/demo/lenders',
    area: 'public',
    summary: 'How the sandbox lenders behave from now on; lender_id null = all.',
    masquerade: 'deny',
    body: strictObject({
      lender_id: rowId().nullable(),
      behaviour: string().oneOf(['ok', 'slow', 'down', 'nonsense', 'reject', 'too_late']).defined(),
    }),
    response: messageAnswer,
    limit: 'session',
    modes: ['test'],
  },
})

/** A flat object of at most 20 short texts. */
function isShortRecord(value: unknown): value is Record<string, string> {
  if (value === undefined) return true
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const entries = Object.entries(value)
  return (
    entries.length <= 20 &&
    entries.every(([key, text]) => key.length <= 64 && typeof text === 'string' && text.length <= 200)
  )
}
