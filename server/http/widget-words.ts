import type { Locale } from '#src/contract/entities/shared/language.ts'
import type { LoanKey } from '#src/contract/entities/shared/loan-products.ts'

interface WidgetWords {
  title: string
  product: string
  products: Record<LoanKey, string>
  income: string
  age: string
  work: string
  works: readonly string[]
  pincode: string
  amount: string
  worth: string
  check: string
  privacy: string
  gone: string
  form: {
    busy: string
    some: string
    none: string
    note: string
    wayOn: string
    failed: string
    wrong: Record<'age' | 'monthly_income' | 'postal_code' | 'amount' | 'collateral_value', string>
  }
}

/** What the widget on a partner's page says; `form` is read by its script. */
export const WIDGET_WORDS: Record<Locale, WidgetWords> = {
  en: {
    title: 'Which lenders may match?',
    product: 'Loan',
    products: {
      personal: 'Personal loan',
      business: 'Business loan',
      gold: 'Gold loan',
      housing: 'Home loan',
    },
    income: 'Monthly income in rupees',
    age: 'Age in years',
    work: 'Work',
    works: ['Salaried', 'Self-employed', 'Business owner', 'Not working'],
    pincode: 'Pincode',
    amount: 'Loan amount in rupees',
    worth: 'What the gold or the home is worth, in rupees',
    check: 'Check',
    privacy: 'No name, no number: what you type here is not kept.',
    gone: 'This check is not available here any more.',
    form: {
      busy: 'Checking…',
      some: 'Lenders that may match: {{count}}',
      none: 'No lender matches these figures. Others may.',
      note: 'This is no offer and no approval. The lender decides.',
      wayOn: 'See the offers',
      failed: 'This did not work. Please try again.',
      wrong: {
        age: 'Please enter an age from 18 to 80',
        monthly_income: 'Please enter the monthly income in whole rupees',
        postal_code: 'Please enter the 6 digits of the pincode',
        amount: 'Please enter an amount of ₹1,000 or more',
        collateral_value: 'Please enter what it is worth, in whole rupees',
      },
    },
  },
  hi: {
    title: 'कौन से लेंडर मिल सकते हैं?',
    product: 'लोन',
    products: {
      personal: 'पर्सनल लोन',
      business: 'बिज़नेस लोन',
      gold: 'गोल्ड लोन',
      housing: 'होम लोन',
    },
    income: 'महीने की आय, रुपये में',
    age: 'उम्र, साल में',
    work: 'काम',
    works: ['नौकरी', 'अपना काम', 'कारोबार', 'काम नहीं करते'],
    pincode: 'पिनकोड',
    amount: 'लोन की रकम, रुपये में',
    worth: 'सोने या घर की क़ीमत, रुपये में',
    check: 'जाँचें',
    privacy: 'न नाम, न नंबर: यहाँ लिखी जानकारी रखी नहीं जाती।',
    gone: 'यह जाँच अब यहाँ उपलब्ध नहीं है।',
    form: {
      busy: 'जाँच हो रही है…',
      some: 'मिल सकने वाले लेंडर: {{count}}',
      none: 'इन आँकड़ों पर कोई लेंडर नहीं मिला। दूसरे आँकड़ों पर मिल सकता है।',
      note: 'यह न ऑफ़र है, न मंज़ूरी। फ़ैसला लेंडर करता है।',
      wayOn: 'ऑफ़र देखें',
      failed: 'यह नहीं हो सका। कृपया फिर से कोशिश करें।',
      wrong: {
        age: 'कृपया 18 से 80 के बीच उम्र लिखें',
        monthly_income: 'कृपया महीने की आय पूरे रुपयों में लिखें',
        postal_code: 'कृपया पिनकोड के 6 अंक लिखें',
        amount: 'कृपया ₹1,000 या उससे ज़्यादा रकम लिखें',
        collateral_value: 'कृपया क़ीमत पूरे रुपयों में लिखें',
      },
    },
  },
}
