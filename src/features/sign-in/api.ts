import type { OwnProfile } from '#src/contract/entities/profile/own-profile.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { formDraftQuery, startWithoutDraft } from '#src/lib/drafts/form-draft.ts'
import { ApiError, call } from '#src/lib/http/http.ts'
import { applicationsKey, profileKey, queryClient } from '#src/lib/http/query.ts'
import { logFailure } from '#src/lib/log.ts'
import { getSession, patchSession } from '#src/lib/session/session-store.ts'
import { currentOf, ofUser, setSession } from '#src/lib/session/session.ts'
import { setPendingCode } from './pending-code.ts'
import type { PendingCode } from './pending-code.ts'

export interface Visit {
  partner: string
  urlSegment: string | null
  utms: Record<string, string>
}

export interface CodeRequest {
  channel: PendingCode['channel']
  destination: string
  noticeVersion: string
  language: Locale
  visit: Visit
}

/** Starts a visit of this browser and keeps what it came for. @throws ApiError */
export async function startVisit({ partner, urlSegment, utms }: Visit): Promise<string> {
  const { productType } = getSession()
  const { prospectAppId } = await call('createProspect', {
    body: {
      partner,
      utms,
      ...(urlSegment ? { url_segment: urlSegment } : {}),
      ...(productType ? { product_type: productType } : {}),
    },
  })
  await setSession({ prospectAppId, utms, urlSegment, productType })
  return prospectAppId
}

const isUnknownVisit = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_found'

/** Starts the visit if there is none, sends the code, and remembers where it went. */
export async function requestCode({
  channel,
  destination,
  noticeVersion,
  language,
  visit,
}: CodeRequest): Promise<void> {
  const send = (prospectAppId: string) =>
    call('sendOtp', { body: { prospectAppId, channel, destination, notice_version: noticeVersion, language } })
  const { prospectAppId: known, productType } = getSession()
  // Chosen since the visit began: a reload must not forget it.
  if (known && productType) await setSession({ productType })
  const sent = known
    ? await send(known).catch(async (error: unknown) => {
        // The visit belongs to a session that has ended; the person has not done anything wrong.
        if (!isUnknownVisit(error)) throw error
        return send(await startVisit(visit))
      })
    : await send(await startVisit(visit))
  setPendingCode({ channel, destination, resendAt: Date.now() + sent.resend_in * 1000, late: sent.late })
}

/**
 * Sends another code to where the last one of this visit went: after a reload only the server knows. Answers when the next
 * one may be asked for. @throws ApiError
 */
export async function requestCodeAgain(
  noticeVersion: string,
  language: Locale,
): Promise<{ resendAt: number; late: boolean }> {
  const { prospectAppId } = getSession()
  const body = { prospectAppId: prospectAppId ?? '', notice_version: noticeVersion, language }
  const { resend_in, late } = await call('sendOtp', { body })
  return { resendAt: Date.now() + resend_in * 1000, late }
}

export interface MarketingChoice {
  sms: boolean
  email: boolean
}

/**
 * Trades the code for a session. Answers whether the marketing choice, if any, could be kept.
 * @throws ApiError `no_account` for a proved address without an account, while `askBeforeOpening`
 */
export async function verifyCode(
  otp: string,
  marketing: MarketingChoice,
  askBeforeOpening: boolean,
): Promise<{ marketingSaved: boolean }> {
  const { prospectAppId } = getSession()
  const body = { prospectAppId: prospectAppId ?? '', otp, ask_before_opening: askBeforeOpening }
  const { token, user_id: userId, app_id: appId, returning, user } = await call('verifyOtp', { body })
  // The server keeps the token itself; whoever waits for the next screen does not wait for the rest.
  void setSession({ token, userId, appId, returning, ...ofUser(user) })
  if (!returning) {
    queryClient.setQueryData(applicationsKey(userId), [])
    startWithoutDraft(userId)
  }
  if (!user.identity_due) {
    queryClient.setQueryData(profileKey(userId), user.data)
    void queryClient.prefetchQuery(formDraftQuery(userId))
  }
  keepMarketing(marketing)
  const [marketingSaved] = await Promise.all([user.identity_due || saveMarketing(), takeInFlight(user)])
  return { marketingSaved }
}

/** Without it there is still all that was chosen here. */
const takeInFlight = (user: OwnProfile): Promise<void> =>
  currentOf(user).then(patchSession, (error: unknown) => logFailure('the application in flight was not fetched', error))

let kept: MarketingChoice = { sms: false, email: false }
/** Who returns is asked first who they are: their choice is saved after that, see `saveMarketing`. */
function keepMarketing(choice: MarketingChoice): void {
  kept = choice
}

/** Saves what was chosen at the sign-in and not saved yet; answers whether that could be done. */
export async function saveMarketing(): Promise<boolean> {
  const { sms, email } = kept
  const { userId } = getSession()
  if ((!sms && !email) || userId === null) return true
  keepMarketing({ sms: false, email: false })
  const body = { ...(sms ? { allow_sms: 1 as const } : {}), ...(email ? { allow_emails: 1 as const } : {}) }
  return call('updateUser', { params: { id: userId }, body }).then(
    () => true,
    () => false,
  )
}
