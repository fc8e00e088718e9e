import './landing.css'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import { localeOf } from '#src/contract/entities/shared/language.ts'
import type { ProductType } from '#src/contract/entities/shared/product-type.ts'
import type { Example } from '#src/contract/finance/published-range.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { useStartHeading } from '#src/features/products/use-start-heading.ts'
import { SignInForm } from '#src/features/sign-in/SignInForm.tsx'
import { SampleOffers } from './SampleOffers.tsx'

const LANE_1 = 'M-60 800C160 800 150 560 330 500S560 330 860 300'
const LANE_2 = 'M80 860C290 850 280 660 450 610S650 480 880 450'
const LANE_3 = 'M-330 1010C-60 920 -10 470 210 370S480 170 840 130'

function Lanes() {
  return (
    <svg className="lanes" viewBox="0 0 780 760" preserveAspectRatio="xMaxYMid slice" fill="none" aria-hidden="true">
      <g strokeLinecap="round" strokeWidth="92">
        <path d={LANE_1} stroke="var(--brandHover)" />
        <path className="only-d" d={LANE_2} stroke="var(--deep)" />
        <path className="only-d" d={LANE_3} stroke="var(--surface)" />
      </g>
      <g className="only-d" strokeLinecap="round" strokeWidth="3" strokeDasharray="18 20">
        <path d={LANE_1} stroke="var(--onBrand)" strokeOpacity=".55" />
        <path d={LANE_2} stroke="var(--onDeep)" strokeOpacity=".7" />
        <path d={LANE_3} stroke="var(--brandLine)" />
      </g>
    </svg>
  )
}

type HeroProps = {
  /** Words of a kind of loan or of a host, in place of the general ones. */
  headline?: string | undefined
  lead?: string | undefined
  /** What the page's address stands for. */
  productType?: ProductType | null
  /** What stands in place of the sign-in for somebody who is signed in. */
  action?: ReactNode
  /** The representative example of personal loans, shown as a sample offer. */
  example?: Example | null | undefined
}

export function Hero({ headline: own, lead, productType = null, action, example }: HeroProps) {
  const { t, i18n } = useTranslation('landing')
  const brand = useBrand()
  const navigate = useNavigate()
  const heading = useStartHeading(t('start.heading'), productType)
  // The brand's words stay where the page is general; a lead and a footnote belong to a promise about its ID card.
  const headline = own === undefined ? brand.headline?.[localeOf(i18n.language)] : undefined
  const promise = headline && !brand.ownHeadline
  return (
    <section className="hero">
      <div className="hero-lanes">
        <Lanes />
      </div>
      <div className="wrap-c hero-in">
        <div className="hero-words">
          <h1 className="display" tabIndex={-1} aria-describedby={promise ? 'headline-note' : undefined}>
            {own ?? headline ?? t('hero.headline')}
          </h1>
          <p className="lead hero-sub mt16">
            {lead ?? (promise ? t('hero.leadIdCard', { brand: brand.name }) : t('hero.lead'))}
          </p>
          <div className="hero-form">
            {action ?? <SignInForm heading={heading} onSent={() => void navigate(pathTo('verification'))} />}
          </div>
        </div>
        {example && <SampleOffers example={example} />}
      </div>
    </section>
  )
}
