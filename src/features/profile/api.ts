import type { Endpoints } from '#src/contract/endpoints.ts'
import type { BodyOf } from '#src/contract/endpoints/endpoint.ts'
import type { ApplicationDetails } from '#src/contract/entities/applications/application-details.ts'
import type { SignInContacts } from '#src/contract/entities/identity/sign-in-contact.ts'
import type { ProfileUpdate, ServedProfile } from '#src/contract/entities/profile/profile.ts'
import { LOANS } from '#src/contract/entities/shared/loan-products.ts'
import type { LoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import { offersPath } from '#src/contract/product-paths.ts'
import { call } from '#src/lib/http/http.ts'
import type { FormValues } from './profile-values.ts'

const path = (userId: number) => ({ params: { id: userId } })

export async function getProfile(userId: number, signal?: AbortSignal): Promise<ServedProfile> {
  const { data } = await call('getUser', { ...path(userId), ...(signal && { signal }) })
  return data
}

/** `leaving`: the page is closing and will not wait for the answer. */
export async function updateProfile(userId: number, body: ProfileUpdate, leaving = false): Promise<ServedProfile> {
  const { data } = await call('updateUser', { ...path(userId), body, ...(leaving && { keepalive: true }) })
  return data
}

export async function getSignInContacts(signal?: AbortSignal): Promise<SignInContacts> {
  const { data } = await call('getSignInContacts', signal ? { signal } : {})
  return data
}

/** To the contact that has to agree; with a `destination`, and the code of that one, to the new contact. */
export const sendContactCode = (body: BodyOf<Endpoints['sendContactCode']>) => call('sendContactCode', { body })

export const verifyContactCode = (body: BodyOf<Endpoints['verifyContactCode']>) => call('verifyContactCode', { body })

/** What belongs to one application alone. */
export async function getDetails(appId: string, signal?: AbortSignal): Promise<ApplicationDetails> {
  const { data } = await call('getApplicationDetails', { params: { appId }, ...(signal && { signal }) })
  return data
}

export async function updateDetails(appId: string, body: FormValues, leaving = false): Promise<ApplicationDetails> {
  const { data } = await call('updateApplicationDetails', {
    params: { appId },
    body,
    ...(leaving && { keepalive: true }),
  })
  return data
}

/** Where a customer goes whose form has every answer: the offers, or where the product's start call says. */
export async function pathAfterForm(product: LoanProduct, appId: string): Promise<string> {
  const { startCall } = LOANS[product]
  return startCall === null ? offersPath(product) : (await call(startCall, { params: { appId } })).redirect
}
