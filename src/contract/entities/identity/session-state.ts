import type { ProductType } from '../shared/product-type.ts'

/** What the client knows of the running sessions. Tokens live in memory only. Null means not known. */
export interface SessionState {
  token: string | null
  adminToken: string | null
  partnerToken: string | null
  prospectAppId: string | null
  appId: string | null
  partnerId: number | null
  productId: string | null
  productType: ProductType | null
  merchantId: string | null
  isPartner: boolean
  adminId: number | null
  roleId: number | null
  utms: Record<string, string>
  urlSegment: string | null
}

/** Session of somebody who has just arrived. */
export const EMPTY_SESSION: SessionState = {
  token: null,
  adminToken: null,
  partnerToken: null,
  prospectAppId: null,
  appId: null,
  partnerId: null,
  productId: null,
  productType: null,
  merchantId: null,
  isPartner: false,
  adminId: null,
  roleId: null,
  utms: {},
  urlSegment: null,
}
