import { expect, it } from 'vitest'
import { sourceFiles } from '../source-files.ts'

/** Controls in which text is typed, whatever draws them. */
const CONTROL =
  /<(?:OutlinedInput|FilledInput|InputBase|Input|MuiTextField|TextField|TextInput|TextArea|TypedField|SearchField|OtpInput|textarea|input)\b[\s\S]*?(?:\n\s*\/?>|\/>)/g
/** Ticked, pressed or chosen, not typed. */
const NO_TEXT = /type="(?:radio|checkbox|file|range|color)"|readOnly\b/
/** Of a form by its name, which knows its rules and keeps what is refused of it. */
const OF_A_FORM = /\buse(?:Field|Controller)\(|\buseLightForm[<(]/
const OUR_FIELD = /import \{ TextField \} from '#src\/ui\/form\/TextField\.tsx'/

/** Their value is not kept by a form, and why that is right. */
const APART = [
  // Looks for something while it is typed; most keep it in the address.
  'src/app/layouts/command/CommandPalette.tsx',
  'src/areas/admin/tracking-links/LeadHistory.tsx',
  'src/areas/customer/vouchers/VoucherFilters.tsx',
  'src/areas/partner/lender-journey/PartnerLenderJourneyPage.tsx',
  'src/areas/partner/training-material/eligibility-criteria/EligibilityCriteriaPage.tsx',
  'src/features/faqs/FaqSearch.tsx',
  // Reckons while it is typed, and sends nothing.
  'src/areas/customer/calculator/HouseholdCheck.tsx',
  'src/areas/customer/user/loan/ClosingCard.tsx',
  // A try in the sandbox: any text may be sent, a wrong one too.
  'src/areas/partner/digital-integration/CallCard.tsx',
  'src/areas/partner/digital-integration/DocsTab.tsx',
  // One picture that is drawn beside a phone as it changes.
  'src/areas/partner/custom-funnel/WordsParts.tsx',
  'src/features/brand-studio/ColourField.tsx',
  'src/features/brand-studio/ThemeFields.tsx',
  // Words of a message that the partner's own device sends.
  'src/features/marketing/OwnWordsFields.tsx',
  // The day that the changes of the whole list below carry with them.
  'src/features/lender-revenue/SlabDayField.tsx',
  // Given their value by the form of EditFieldDialog, English and Hindi together.
  'src/areas/admin/credit-cards/BulletsField.tsx',
  'src/areas/admin/credit-cards/CardTextField.tsx',
]

it('text is typed into the fields of our forms, and elsewhere only where it is no form', () => {
  const loose = sourceFiles('src', /\.tsx$/).filter(
    ({ path, text }) =>
      !path.startsWith('src/ui/') &&
      !OF_A_FORM.test(text) &&
      [...text.matchAll(CONTROL)].some(
        ([control]) =>
          /\bonChange=/.test(control) &&
          !NO_TEXT.test(control) &&
          !(control.startsWith('<TextField') && OUR_FIELD.test(text)),
      ),
  )
  expect(loose.map(({ path }) => path).sort()).toEqual([...APART].sort())
})
