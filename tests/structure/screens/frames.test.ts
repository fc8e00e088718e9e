import { expect, it } from 'vitest'
import { sourceFiles } from '../source-files.ts'

const SCREENS = sourceFiles('src', /\.tsx$/)

/** The files in which a pattern stands. */
const holding = (pattern: RegExp): string[] =>
  SCREENS.filter(({ text }) => pattern.test(text))
    .map(({ path }) => path)
    .sort()

it('a page has its heading from PageTitle', () => {
  expect(holding(/<h1\b|component="h1"/)).toEqual([
    // Stands where nothing of the screens has arrived.
    'src/app/OopsScreen.tsx',
    // The largest words of the product, on its first page alone.
    'src/areas/customer/landing/Hero.tsx',
    'src/ui/page/PageTitle.tsx',
  ])
})

it('what a screen asked for is waited for, fails and is tried again in Loaded', () => {
  expect(holding(/<LoadFailure\b(?! onRetry)/)).toEqual([
    // Four answers, each of which may end the page.
    'src/areas/customer/user/lender-submit/LenderSubmission.tsx',
    // Starts the next step; there is no answer to show.
    'src/areas/customer/user/user-detail/StartWhenComplete.tsx',
    // The sliders stay where they are, and busy begins before the answer is asked for.
    'src/features/offers/what-if/WhatIfPanel.tsx',
    'src/ui/page/Loaded.tsx',
    // The tools above the rows stay, and the rows may be the screen's own.
    'src/ui/table/DataTable.tsx',
  ])
  expect(holding(/\bt\('(?:common:)?tryAgain'\)/)).toEqual([
    // Nothing has failed yet, and the page may still open by itself.
    'src/app/Spinner.tsx',
    'src/ui/page/LoadFailure.tsx',
  ])
  // The whole page of a form or of a greeting says in its own words that answers are missing; a line above the products does.
  expect(holding(/(?<![.\w])error && !\w+(?:\.data)? [&?]|!\w*data && !\w*error\b|\.isError\b|\bisLoading\b/i)).toEqual(
    [
      'src/areas/customer/products/ResumeCard.tsx',
      'src/areas/customer/user/welcome-back/WelcomeBackPage.tsx',
      'src/features/profile/ProductFormPage.tsx',
    ],
  )
})

it('an address is written late by useLateWrite, which does not lead back to a page that was left', () => {
  const late = sourceFiles('src', /\.tsx?$/).filter(({ text }) => /useSearchParams[^]*setTimeout/.test(text))
  expect(late.map(({ path }) => path)).toEqual([])
})

it('tabs stand in the address, by UrlTabs', () => {
  expect(holding(/<Tabs?\b|role="tab(?:list|panel)?"|@mui\/material\/Tabs?'/)).toEqual(['src/ui/page/UrlTabs.tsx'])
})

it('there is one tray for what is compared', () => {
  expect(holding(/\bbbar\b.*\btray\b|tray-tiles/)).toEqual(['src/ui/CompareTray.tsx'])
})

it('an offer is shown, explained and applied for on one screen', () => {
  expect(holding(/<OfferFigures\b[\s\S]*<ApplyPanel\b/)).toEqual([
    // A site of one lender: in one column, among what became of the request.
    'src/areas/customer/user/lender-submit/LenderSubmission.tsx',
    'src/areas/customer/user/offer-detail/OfferScreen.tsx',
  ])
})

it('a dialog that is a form has its frame from FormDialog', () => {
  expect(holding(/<Dialog\b[\s\S]*(?:<Form\b|component=\{Form\})/)).toEqual([
    // Waits with its button until there is a name.
    'src/areas/admin/credit-cards/CreateCardDialog.tsx',
    // Two languages, each of which somebody else may have changed meanwhile.
    'src/areas/admin/credit-cards/EditFieldDialog.tsx',
    // Somebody else may have changed the slab meanwhile: it asks whose values are to stay.
    'src/features/lender-revenue/SlabDialog.tsx',
    // A form after a form: the address, then its code.
    'src/features/profile/contact/ContactCodeDialog.tsx',
    'src/ui/form/FormDialog.tsx',
  ])
})

it('a corner is that of the theme, round, or says its pixels: a number in sx is multiplied by the twelve of the theme', () => {
  expect(holding(/\bborderRadius: (?!(?:0|1|999)\b(?!\.))\d/)).toEqual([])
})
