import { adminApprovalEndpoints } from './endpoints/admin/approvals.ts'
import { adminAuditEndpoints } from './endpoints/admin/audit.ts'
import { adminBrandEndpoints } from './endpoints/admin/brands.ts'
import { adminCsrEndpoints } from './endpoints/admin/callers.ts'
import { adminCallEndpoints } from './endpoints/admin/calls.ts'
import { adminCardsEndpoints } from './endpoints/admin/catalogue-cards.ts'
import { adminLendersEndpoints } from './endpoints/admin/catalogue-lenders.ts'
import { adminStatusWordsEndpoints } from './endpoints/admin/catalogue-status-words.ts'
import { adminBulkEndpoints } from './endpoints/admin/catalogue-switches.ts'
import { adminCriteriaEndpoints } from './endpoints/admin/criteria.ts'
import { adminRevenueEndpoints } from './endpoints/admin/earnings.ts'
import { adminEnquiryEndpoints } from './endpoints/admin/enquiries.ts'
import { adminInternalReportEndpoints } from './endpoints/admin/figures-internal-report.ts'
import { adminSavedViewEndpoints } from './endpoints/admin/figures-saved-views.ts'
import { adminFiguresEndpoints } from './endpoints/admin/figures.ts'
import { adminEndpoints } from './endpoints/admin/identity.ts'
import { adminImportsEndpoints } from './endpoints/admin/imports.ts'
import { adminTrackingLinkEndpoints } from './endpoints/admin/leads.ts'
import { adminLenderMattersEndpoints } from './endpoints/admin/matters.ts'
import { adminMerchantsEndpoints } from './endpoints/admin/merchants.ts'
import { adminMessageEndpoints } from './endpoints/admin/messages.ts'
import { adminEligibilityEndpoints } from './endpoints/admin/offers-eligibility.ts'
import { adminJobsEndpoints } from './endpoints/admin/operations.ts'
import { adminPartnersEndpoints } from './endpoints/admin/partners.ts'
import { adminPaymentRunEndpoints } from './endpoints/admin/paying-runs.ts'
import { adminTaxEndpoints } from './endpoints/admin/paying-tax.ts'
import { adminErasureEndpoints } from './endpoints/admin/privacy-erasures.ts'
import { adminLegalHoldEndpoints } from './endpoints/admin/privacy-legal-holds.ts'
import { adminLenderBillsEndpoints } from './endpoints/admin/reconciliation-bills.ts'
import { adminReconciliationEndpoints } from './endpoints/admin/reconciliation.ts'
import { adminSearchEndpoints } from './endpoints/admin/search.ts'
import { ownStaffEndpoints, staffEndpoints, staffEntryEndpoints } from './endpoints/admin/staff.ts'
import { adminTicketEndpoints } from './endpoints/admin/support.ts'
import { applicationCareEndpoints } from './endpoints/customer/applications-care.ts'
import { detailEndpoints } from './endpoints/customer/applications-details.ts'
import { lenderOtpEndpoints } from './endpoints/customer/applications-lender-otp.ts'
import { applicationEndpoints } from './endpoints/customer/applications.ts'
import { cardEndpoints } from './endpoints/customer/catalogue-cards.ts'
import { insuranceEndpoints } from './endpoints/customer/catalogue-insurance.ts'
import { voucherEndpoints } from './endpoints/customer/catalogue-vouchers.ts'
import { enquiryEndpoints } from './endpoints/customer/enquiries.ts'
import { signInContactEndpoints } from './endpoints/customer/identity-contacts.ts'
import { transferEndpoints } from './endpoints/customer/identity-transfers.ts'
import { customerSessionEndpoints } from './endpoints/customer/identity.ts'
import { loanEndpoints } from './endpoints/customer/loans.ts'
import { offerEndpoints } from './endpoints/customer/offers.ts'
import { consentEndpoints } from './endpoints/customer/privacy-consents.ts'
import { privacyEndpoints } from './endpoints/customer/privacy.ts'
import { profileEndpoints } from './endpoints/customer/profile.ts'
import { ticketEndpoints } from './endpoints/customer/support.ts'
import { partnerBrandEndpoints } from './endpoints/partner/brands.ts'
import { partnerEarningsEndpoints } from './endpoints/partner/earnings.ts'
import { partnerEndpoints } from './endpoints/partner/identity.ts'
import { partnerIntegrationEndpoints } from './endpoints/partner/integration.ts'
import { partnerLeadsEndpoints } from './endpoints/partner/leads.ts'
import { partnerFunnelEndpoints } from './endpoints/partner/partners-funnel.ts'
import { partnerReferralEndpoints } from './endpoints/partner/partners-referrals.ts'
import { partnerSettingsEndpoints } from './endpoints/partner/partners-settings.ts'
import { partnerSupportEndpoints } from './endpoints/partner/support.ts'
import { lenderWebhookEndpoints } from './endpoints/public/applications-lender-webhooks.ts'
import { partnerThemeEndpoints } from './endpoints/public/brands.ts'
import { methodEndpoints } from './endpoints/public/catalogue-method.ts'
import { cookieEndpoints } from './endpoints/public/identity-cookies.ts'
import { openingEndpoints } from './endpoints/public/identity-opening.ts'
import { otpEndpoints } from './endpoints/public/identity-otp.ts'
import { signInEndpoints } from './endpoints/public/identity-sign-in.ts'
import { partnerApiEndpoints } from './endpoints/public/integration.ts'
import { prospectEndpoints } from './endpoints/public/leads-prospects.ts'
import { merchantEndpoints } from './endpoints/public/merchants.ts'
import { smsReportEndpoints } from './endpoints/public/messages-sms-reports.ts'
import { reportEndpoints } from './endpoints/public/operations-browser-reports.ts'
import { demoEndpoints } from './endpoints/public/operations-demo.ts'
import { healthEndpoints } from './endpoints/public/operations-health.ts'
import { openApiEndpoints } from './endpoints/public/operations-openapi.ts'
import { searchListEndpoints } from './endpoints/public/profile-search-lists.ts'
import { languageEndpoints } from './endpoints/public/shared-languages.ts'
import { helpRequestEndpoints } from './endpoints/public/support-help-requests.ts'
import { mailInEndpoints } from './endpoints/public/support-mail.ts'
import { mergeRows } from './merge-rows.ts'

/**
 * Every API call, once. From a row come the typed client, the route, the validation, the authorisation, the audit
 * entry, the OpenAPI document and the refusal tests. A row without a handler, or the reverse, stops the start.
 */
export const ENDPOINTS = mergeRows(
  healthEndpoints,
  openApiEndpoints,
  methodEndpoints,
  prospectEndpoints,
  otpEndpoints,
  partnerThemeEndpoints,
  searchListEndpoints,
  languageEndpoints,
  cookieEndpoints,
  openingEndpoints,
  helpRequestEndpoints,
  signInEndpoints,
  lenderWebhookEndpoints,
  smsReportEndpoints,
  mailInEndpoints,
  reportEndpoints,
  demoEndpoints,
  profileEndpoints,
  customerSessionEndpoints,
  applicationEndpoints,
  offerEndpoints,
  consentEndpoints,
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
