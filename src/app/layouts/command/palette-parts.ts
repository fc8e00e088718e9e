import type { PlainPageKey } from '#src/contract/path-to.ts'

/** A tab, or a dialog by its title: something inside a page that has a name of its own. */
export interface PagePart {
  /** The page that leads to it: for what stands on a record's page, the list of these records. */
  page: PlainPageKey
  /** Dictionary and key of its name. */
  text: string
  /** What the address needs to show it. */
  query?: Readonly<Record<string, string>>
}

const tabs = (page: PlainPageKey, dictionary: string, prefix: string, names: readonly string[]): PagePart[] =>
  names.map((tab) => ({ page, text: `${dictionary}:${prefix}.${tab}`, query: { tab } }))

const inside = (
  page: PlainPageKey,
  dictionary: string,
  keys: readonly string[],
  query?: PagePart['query'],
): PagePart[] => keys.map((key) => ({ page, text: `${dictionary}:${key}`, ...(query && { query }) }))

/**
 * What the pages of the back office hold, for the palette: their tabs and the titles of their dialogs, each as its own
 * dictionary says it. `tests/app/palette-parts.test.ts` reads the pages and fails for one that is missing here.
 */
export const PAGE_PARTS: readonly PagePart[] = [
  ...tabs('lenders', 'lenders-admin', 'views', ['list', 'sheet']),
  ...inside('lenders', 'lenders-admin', ['create.open', 'groups.create', 'needs.refused', 'signature.title']),
  ...inside('vendors-on-off', 'lenders-admin', ['signature.many']),
  ...inside('lenders', 'lenders-admin', [
    'tabs.details',
    'tabs.charges',
    'tabs.entity',
    'tabs.criteria',
    'tabs.revenue',
    'tabs.words',
    'tabs.offer',
    'tabs.system',
    'tabs.history',
  ]),
  ...inside('lenders', 'criteria', ['drafts.schedule']),
  ...inside('lenders', 'revenue', ['addTitle', 'editTitle', 'removeTitle', 'versions']),
  ...inside('lenders', 'status-words', ['addTitle', 'editTitle', 'explainTitle']),
  ...inside('lenders', 'lender-matters', ['settle.of']),
  ...inside('lenders', 'dated', ['callOffTitle']),

  ...inside('credit-cards', 'credit-cards', ['create.title', 'edit.title', 'result.title']),

  ...tabs('customer-eligibility', 'eligibility', 'tabs', ['figures', 'customer', 'logs', 'holds']),
  ...inside('customer-eligibility', 'eligibility', ['holds.liftTitle'], { tab: 'holds' }),

  ...tabs('ticket-desk', 'ticket-desk', 'queue', [
    'mine',
    'unassigned',
    'open',
    'answered',
    'waiting_lender',
    'overdue',
    'escalated',
    'closed',
  ]),
  ...inside('ticket-desk', 'ticket-desk', [
    'close.title',
    'reopen.title',
    'escalate.title',
    'evidence.title',
    'merge.title',
    'share.title',
    'many.assignTitle',
    'many.closeTitle',
  ]),
  ...tabs('loan-enquiries', 'enquiry-desk', 'queue', ['open', 'mine', 'overdue', 'passed', 'closed']),
  ...inside('loan-enquiries', 'enquiry-desk', ['close.title', 'pass.title']),
  ...inside('csr-portal', 'csr', [
    'identity.title',
    'reveal.title',
    'acts.screens.title',
    'acts.erasure.title',
    'acts.quiet.title',
    'acts.takeBack.title',
    'acts.ticket.title',
    'acts.link.title',
    'acts.nudge.title',
    'acts.contact.title',
    'acts.lostContact.title',
  ]),

  ...tabs('customers-journey', 'funnel-report', 'tabs', ['steps', 'stops', 'cohorts', 'cut']),
  ...tabs('internal-report', 'internal-report', 'tab', ['otp', 'lenders', 'revenue', 'liability', 'tickets']),
  ...inside('internal-report', 'figures', ['views.title', 'views.saveTitle', 'views.renameTitle', 'views.removeTitle']),

  ...inside('customer-info-deletion', 'erasure-desk', [
    'note.title',
    'detail.title',
    'decide.confirm.title',
    'decide.refuse.title',
  ]),

  ...tabs('user-management', 'staff-admin', 'tabs', ['staff', 'review', 'people', 'activity']),
  ...inside('user-management', 'staff-admin', [
    'invite.title',
    'acts.role.of',
    'acts.suspend.of',
    'acts.resume.of',
    'acts.leave.of',
    'acts.withdraw.of',
    'acts.factor.of',
    'acts.signIns.of',
  ]),
  ...inside('user-management', 'audit', ['restore.title', 'restore.deleted.title'], { tab: 'activity' }),
  ...inside('my-sign-in', 'staff-admin', ['money.title']),

  ...inside('mis-upload', 'imports', [
    'studio.paste.title',
    'studio.replace.title',
    'studio.reopen.title',
    'errors.title',
    'undo.title',
  ]),
  ...tabs('reconciliation', 'reconciliation', 'tab', ['lenders', 'chase', 'billing']),
  ...inside('reconciliation', 'reconciliation', [
    'decide.title',
    'many.title',
    'small.title',
    'close.title',
    'closing.title',
    'settings.title',
  ]),
  ...inside('reconciliation', 'reconciliation', ['bill.makeTitle', 'bill.receiptTitle', 'bill.cancelTitle'], {
    tab: 'billing',
  }),

  ...inside('partners', 'partners-admin', ['tabs.terms', 'tabs.steps', 'tabs.payouts', 'tabs.brand', 'tabs.people']),
  ...inside('partners', 'partners-admin', ['users.resetTitle', 'users.sendTitle', 'revenue.versions']),
  ...inside('partners', 'partner-standing', ['acts.active.title', 'acts.suspended.title', 'acts.left.title']),
  ...inside('partners', 'partner-evidence', ['decide.checked.of', 'decide.refused.of', 'correct.title']),
  ...inside('partners', 'partner-payouts', [
    'questions.title',
    'answer.title',
    'months.approve.title',
    'release.title',
    'takeBack.title',
    'reverse.title',
    'lower.note.title',
    'lower.end.of',
  ]),
  ...inside('partners', 'partner-reports', ['explain.title']),
  ...tabs('merchant-management', 'merchants-admin', 'tabs', ['merchants', 'requests']),
  ...inside('merchant-management', 'merchants-admin', ['enter.title', 'request.title']),
  ...inside('tracking-links', 'tracking-links', [
    'many.title',
    'sheet.title',
    'stop.title',
    'resume.title',
    'history.title',
  ]),
  ...tabs('payment-runs', 'payment-runs', 'tab', ['next', 'runs', 'tax']),
  ...inside('payment-runs', 'payment-runs', [
    'make.title',
    'check.ask',
    'send.title',
    'callOff.title',
    'settle.paid.title',
    'settle.returned.title',
  ]),
  ...inside('payment-runs', 'imports', ['studio.bankWords.dialog']),
  ...inside('approvals', 'approvals', [
    'asking.title',
    'approve.ask',
    'refuse.ask',
    'takeBack.ask',
    'rules.beginTitle',
    'rules.endTitle',
  ]),

  ...tabs('messaging', 'messaging', 'tabs', ['messages', 'templates']),
  ...inside('messaging', 'messaging', ['act.startTitle', 'test.title']),
  ...inside('messaging', 'messaging', ['template.newTitle', 'template.editTitle', 'retire.title'], {
    tab: 'templates',
  }),
]
