import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { BrandLogo } from '#src/brand/BrandLogo.tsx'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import { isLoanProduct } from '#src/contract/entities/loan-products.ts'
import { PAGES } from '#src/contract/pages.ts'
import type { PageKey } from '#src/contract/pages.ts'
import { isOffered, LOAN_KINDS, offeredOf } from '#src/features/products/product-kinds.ts'
import { getBoot } from '#src/lib/boot.ts'
import { useSession } from '#src/lib/session-store.ts'
import { LinkButton } from '#src/ui/site/Button.tsx'
import { Icon } from '#src/ui/site/icons.tsx'
import { LanguageSwitch } from '#src/ui/site/LanguageSwitch.tsx'
import { pageAt, routesOf } from '../route-table.ts'
import { CustomerAccountMenu } from './CustomerAccountMenu.tsx'

const HELP = '/need-help'
const SIGN_IN_PAGES: readonly PageKey[] = ['landing', 'login', 'verification']

export function CustomerHeader() {
  const { t } = useTranslation('layout')
  const { pathname } = useLocation()
  const signedIn = useSession((session) => session.token !== null)
  const { flavour, mode } = getBoot()
  const storefront = flavour === 'storefront'
  const page = pageAt(routesOf(flavour, mode), pathname)
  const products = storefront ? '/' : '/products'
  const loans = signedIn ? products : '/'
  // In a product's own pages its item is the section, not the page.
  const at = (path: string, section: readonly PageKey[] = []) =>
    pathname === path ? 'page' : section.includes(page) ? true : undefined
  const { kinds } = useBrand()
  const all: {
    key: 'loans' | 'cards' | 'insurance' | 'vouchers' | 'help'
    to: string
    current: 'page' | true | undefined
  }[] = [
    {
      key: 'loans',
      to: loans,
      current: pathname === loans ? 'page' : PAGES[page].products?.some(isLoanProduct) ? true : undefined,
    },
    { key: 'cards', to: '/credit-cards', current: at('/credit-cards', ['cardList', 'creditCard']) },
    { key: 'insurance', to: `${products}#insurance`, current: at('', ['insurance', 'insuranceTransaction']) },
    { key: 'vouchers', to: '/vouchers', current: at('/vouchers') },
    { key: 'help', to: HELP, current: at(HELP) },
  ]
  const links = all.filter(({ key }) =>
    key === 'loans' ? !kinds || offeredOf(LOAN_KINDS, kinds).length > 0 : key === 'help' || isOffered(kinds, key),
  )
  return (
    <header className="hdr">
      <div className="wrap-c">
        <Link className="logo-link" to="/">
          <BrandLogo coBrand />
        </Link>
        <nav className="nav-d" aria-label={t('mainNav')}>
          {links.map(({ key, to, current }) => (
            <Link key={key} to={to} aria-current={current}>
              {t(`nav.${key}`)}
            </Link>
          ))}
        </nav>
        <span className="grow" />
        <LanguageSwitch />
        {signedIn ? (
          <CustomerAccountMenu />
        ) : (
          <LogIn to={storefront ? '/login' : '/verification'} hereAlready={SIGN_IN_PAGES.includes(page)} />
        )}
      </div>
    </header>
  )
}

/** A button on wide screens, an icon on phones; left out there where the form is on the same screen. */
function LogIn({ to, hereAlready }: { to: string; hereAlready: boolean }) {
  const { t } = useTranslation('layout')
  return (
    <>
      <span className="only-d">
        <LinkButton look="secondary" small to={to}>
          {t('logIn')}
        </LinkButton>
      </span>
      {!hereAlready && (
        <Link className="ibtn only-m" to={to} aria-label={t('logIn')}>
          <Icon name="accountBox" size={24} />
        </Link>
      )}
    </>
  )
}
