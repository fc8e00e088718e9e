import { mixed, number, string } from 'yup'
import { applicationDetailsSchema } from '#src/contract/entities/applications/application-details.ts'
import { flag, isoInstant, opaqueId, strictObject } from '#src/contract/entities/shared/fields.ts'
import { defineEndpoints } from '../endpoint.ts'

const appParams = strictObject({ appId: opaqueId() })
const detailsAnswer = strictObject({
  data: applicationDetailsSchema,
  /** The product's completion flag after the save. */
  completed: flag(),
})
const redirectAnswer = strictObject({ redirect: string().defined() })

/** What a product asks beyond the profile, and where its customers go when everything is given. */
export const detailEndpoints = defineEndpoints({
  getApplicationDetails: {
    method: 'GET',
    path: '/api/applications/{appId}/details',
    area: 'customer',
    owner: 'app_id',
    summary: 'What this application knows beyond the profile: the shop, the home or the jewellery.',
    masquerade: 'allow',
    params: appParams,
    response: detailsAnswer,
    limit: 'read',
  },
  updateApplicationDetails: {
    method: 'POST',
    path: '/api/applications/{appId}/details',
    area: 'customer',
    owner: 'app_id',
    summary: "Saves any subset of the product's own fields.",
    masquerade: 'deny',
    params: appParams,
    body: applicationDetailsSchema,
    response: detailsAnswer,
    limit: 'write',
    audit: 'application.details',
  },
  startGoldLoan: {
    method: 'POST',
    path: '/api/gold-loans/{appId}',
    area: 'customer',
    owner: 'app_id',
    summary: 'Starts a gold loan: answers the page of ours where it goes on.',
    masquerade: 'deny',
    params: appParams,
    response: redirectAnswer,
    limit: 'write',
    audit: 'gold-loan.start',
  },
  startHousingLoan: {
    method: 'POST',
    path: '/api/housing-loan/{appId}',
    area: 'customer',
    owner: 'app_id',
    summary: 'Starts a housing loan: answers the page of ours where it goes on.',
    masquerade: 'deny',
    params: appParams,
    response: redirectAnswer,
    limit: 'write',
    audit: 'housing-loan.start',
  },
  getGoldPrice: {
    method: 'GET',
    path: '/api/gold-price',
    area: 'public',
    summary: 'Price of 24 carat gold, rupees a gram, and when and by whom it was set.',
    masquerade: 'allow',
    response: strictObject({
      price_per_gram: number().defined(),
      as_of: isoInstant(),
      source: string().defined(),
      sandbox: mixed<boolean>().defined(),
    }),
    limit: 'read',
  },
})
