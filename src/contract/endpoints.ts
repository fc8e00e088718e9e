import { adminApprovalEndpoints } from './endpoints/admin/approvals.ts'
import { adminAuditEndpoints } from './endpoints/admin/audit.ts'
import { adminBrandEndpoints } from './endpoints/admin/brands.ts'
import { adminBulkEndpoints } from './endpoints/admin/bulk.ts'
import { adminCallEndpoints } from './endpoints/admin/calls.ts'
import { adminCardsEndpoints } from './endpoints/admin/cards.ts'
import { adminCriteriaEndpoints } from './endpoints/admin/criteria.ts'
import { adminCsrEndpoints } from './endpoints/admin/csr.ts'
import { adminEligibilityEndpoints } from './endpoints/admin/eligibility.ts'
import { adminErasureEndpoints } from './endpoints/admin/erasures.ts'
import { adminImportsEndpoints } from './endpoints/admin/imports.ts'
import { adminInternalReportEndpoints } from './endpoints/admin/internal-report.ts'
import { adminJobsEndpoints } from './endpoints/admin/jobs.ts'
import { adminLegalHoldEndpoints } from './endpoints/admin/legal-holds.ts'
import { adminLenderBillsEndpoints } from './endpoints/admin/lender-bills.ts'
import { adminLenderMattersEndpoints } from './endpoints/admin/lender-matters.ts'
import { adminLendersEndpoints } from './endpoints/admin/lenders.ts'
import { adminEnquiryEndpoints } from './endpoints/admin/loan-enquiries.ts'
import { adminMerchantsEndpoints } from './endpoints/admin/merchants.ts'
import { adminMessageEndpoints } from './endpoints/admin/messages.ts'
import { adminPartnersEndpoints } from './endpoints/admin/partners.ts'
import { adminPaymentRunEndpoints } from './endpoints/admin/payment-runs.ts'
import { adminReconciliationEndpoints } from './endpoints/admin/reconciliation.ts'
import { adminRevenueEndpoints } from './endpoints/admin/revenue.ts'
import { adminSavedViewEndpoints } from './endpoints/admin/saved-views.ts'
import { adminSearchEndpoints } from './endpoints/admin/search.ts'
import { adminEndpoints } from './endpoints/admin/session.ts'
import { ownStaffEndpoints, staffEndpoints, staffEntryEndpoints } from './endpoints/admin/staff.ts'
import { adminStatusWordsEndpoints } from './endpoints/admin/status-words.ts'
import { adminTaxEndpoints } from './endpoints/admin/tax.ts'
import { adminTicketEndpoints } from './endpoints/admin/ticket-desk.ts'
import { adminTrackingLinkEndpoints } from './endpoints/admin/tracking-links.ts'
import { applicationCareEndpoints } from './endpoints/application-care.ts'
import { cardEndpoints } from './endpoints/cards.ts'
import { detailEndpoints } from './endpoints/customer-details.ts'
import { customerEndpoints } from './endpoints/customer.ts'
import { enquiryEndpoints } from './endpoints/enquiries.ts'
import { insuranceEndpoints } from './endpoints/insurance.ts'
import { lenderOtpEndpoints } from './endpoints/lender-otp.ts'
import { loanEndpoints } from './endpoints/loans.ts'
import { merchantEndpoints } from './endpoints/merchants.ts'
import { partnerApiEndpoints } from './endpoints/partner/api.ts'
import { partnerBrandEndpoints } from './endpoints/partner/brand.ts'
import { partnerEarningsEndpoints } from './endpoints/partner/earnings.ts'
import { partnerFunnelEndpoints } from './endpoints/partner/funnel.ts'
import { partnerIntegrationEndpoints } from './endpoints/partner/integration.ts'
import { partnerLeadsEndpoints } from './endpoints/partner/leads.ts'
import { partnerEndpoints } from './endpoints/partner/partner.ts'
import { partnerReferralEndpoints } from './endpoints/partner/referral.ts'
import { partnerSettingsEndpoints } from './endpoints/partner/settings.ts'
import { partnerSupportEndpoints } from './endpoints/partner/support.ts'
import { privacyEndpoints } from './endpoints/privacy.ts'
import { publicEndpoints } from './endpoints/public.ts'
import { signInContactEndpoints } from './endpoints/sign-in-contacts.ts'
import { ticketEndpoints } from './endpoints/tickets.ts'
import { transferEndpoints } from './endpoints/transfers.ts'
import { voucherEndpoints } from './endpoints/vouchers.ts'
import { adminFiguresEndpoints } from './figures/figure-endpoints.ts'
import { mergeRows } from './merge-rows.ts'

/**
 * Every API call, once. From a row come the typed client, the route, the validation, the authorisation, the audit
 * entry, the OpenAPI document and the refusal tests. A row without a handler, or the reverse, stops the start.
 */
export const ENDPOINTS = mergeRows(
  publicEndpoints,
  customerEndpoints,
  cardEndpoints,
  insuranceEndpoints,
  voucherEndpoints,
  privacyEndpoints,
  signInContactEndpoints,
  ticketEndpoints,
  enquiryEndpoints,
  merchantEndpoints,
  transferEndpoints,
  lenderOtpEndpoints,
  loanEndpoints,
  applicationCareEndpoints,
  detailEndpoints,
  adminEndpoints,
  staffEntryEndpoints,
  staffEndpoints,
  ownStaffEndpoints,
  adminCardsEndpoints,
  adminLendersEndpoints,
  adminStatusWordsEndpoints,
  adminJobsEndpoints,
  adminLenderMattersEndpoints,
  adminCriteriaEndpoints,
  adminRevenueEndpoints,
  adminPartnersEndpoints,
  adminAuditEndpoints,
  adminEligibilityEndpoints,
  adminImportsEndpoints,
  adminReconciliationEndpoints,
  adminLenderBillsEndpoints,
  adminInternalReportEndpoints,
  adminFiguresEndpoints,
  adminSearchEndpoints,
  adminSavedViewEndpoints,
  adminBrandEndpoints,
  adminBulkEndpoints,
  adminLegalHoldEndpoints,
  adminCallEndpoints,
  adminCsrEndpoints,
  adminErasureEndpoints,
  adminTrackingLinkEndpoints,
  adminMessageEndpoints,
  adminApprovalEndpoints,
  adminPaymentRunEndpoints,
  adminTaxEndpoints,
  adminTicketEndpoints,
  adminEnquiryEndpoints,
  partnerEndpoints,
  partnerLeadsEndpoints,
  partnerBrandEndpoints,
  partnerEarningsEndpoints,
  partnerSupportEndpoints,
  partnerSettingsEndpoints,
  partnerReferralEndpoints,
  partnerIntegrationEndpoints,
  partnerFunnelEndpoints,
  partnerApiEndpoints,
  adminMerchantsEndpoints,
)

export type Endpoints = typeof ENDPOINTS
export type EndpointKey = keyof Endpoints
