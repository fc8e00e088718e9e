import { string } from 'yup'
import { lowerTaxEndSchema, lowerTaxFormSchema, lowerTaxListSchema } from '#src/contract/entities/earnings/lower-tax.ts'
import { taxDeskSchema, taxQuarter } from '#src/contract/entities/paying/tax.ts'
import { strictObject } from '#src/contract/entities/shared/fields.ts'
import { defineEndpoints } from '../endpoint.ts'
import { pathId } from '../path-id.ts'

const ofPartner = { area: 'admin', pages: ['partners'], masquerade: 'deny' } as const
const desk = { area: 'admin', pages: ['payment-runs'], masquerade: 'deny' } as const

/** Tax that is deducted from partners: orders by which it is less, deposits and returns. */
export const adminTaxEndpoints = defineEndpoints({
  listLowerTaxCertificates: {
    ...ofPartner,
    method: 'GET',
    path: '/api/partners/{id}/tax-certificates',
    summary:
      "A partner's orders of the tax office for a lower deduction, with what each has covered, the newest first.",
    params: strictObject({ id: pathId() }),
    response: lowerTaxListSchema,
    limit: 'read',
  },
  noteLowerTaxCertificate: {
    ...ofPartner,
    secondFactor: 'money',
    method: 'POST',
    path: '/api/partners/{id}/tax-certificates',
    summary:
      'Notes an order for a lower deduction; whatever is not approved follows it, within its days and its limit.',
    params: strictObject({ id: pathId() }),
    body: lowerTaxFormSchema,
    response: lowerTaxListSchema,
    limit: 'write',
    audit: 'partner.tax-certificate',
  },
  endLowerTaxCertificate: {
    ...ofPartner,
    secondFactor: 'money',
    method: 'POST',
    path: '/api/partners/{id}/tax-certificates/{certificateId}/end',
    summary: 'Ends an order before its day, with a reason; what is approved stays as it is.',
    params: strictObject({ id: pathId(), certificateId: pathId() }),
    body: lowerTaxEndSchema,
    response: lowerTaxListSchema,
    limit: 'write',
    audit: 'partner.tax-certificate-end',
  },
  getTaxDesk: {
    ...desk,
    method: 'GET',
    path: '/api/tax',
    summary: 'Which tax is to be deposited until when, and which returns and certificates are due, the newest first.',
    response: taxDeskSchema,
    limit: 'read',
  },
  exportTaxReturn: {
    ...desk,
    method: 'GET',
    path: '/api/tax/{quarter}/export',
    summary:
      "What a quarter's return says of each partner, as a CSV file with whole PANs: commission and tax by month, section and rate; each download is noted.",
    params: strictObject({ quarter: taxQuarter() }),
    answerKind: 'csv',
    response: string().defined(),
    limit: 'read',
    audit: 'tax.export',
  },
})
