import type { ApplicationDetails } from '#src/contract/entities/applications/application-details.ts'
import { isDetailedProduct } from '#src/contract/entities/shared/loan-products.ts'
import type { LoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import { call } from './http.ts'

/**
 * Opens a draft of the product, or answers the one already open, and makes it the current application. A new one begins
 * with what the customer answered for the last of its kind.
 */
export async function openDraft(product: LoanProduct): Promise<{ appId: string; details: ApplicationDetails }> {
  const { app_id: appId } = await call('createApplication', { body: { product_type: product } })
  if (!isDetailedProduct(product)) return { appId, details: {} }
  const details = await detailsOf(appId)
  if (Object.keys(details).length > 0) return { appId, details }
  const { data } = await call('listApplications')
  const last = data.find(({ app_id, product_type }) => product_type === product && app_id !== appId)
  const answers = last ? await detailsOf(last.app_id) : {}
  if (Object.keys(answers).length === 0) return { appId, details }
  const kept = await call('updateApplicationDetails', { params: { appId }, body: answers })
  return { appId, details: kept.data }
}

const detailsOf = async (appId: string) => (await call('getApplicationDetails', { params: { appId } })).data
