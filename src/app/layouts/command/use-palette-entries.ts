import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { adminMenu, canOpen } from '#src/contract/access.ts'
import type { AdminRole } from '#src/contract/admin-roles.ts'
import { contactInText } from '#src/contract/entities/search/contact-in-text.ts'
import type { Found } from '#src/contract/entities/search/found.ts'
import { localeFacts, localeOf, nextLocale } from '#src/contract/entities/shared/language.ts'
import { PAGES } from '#src/contract/pages.ts'
import { titleOf } from '#src/contract/pages/page-row.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { dateShort, monthName } from '#src/lib/dates.ts'
import { rupees } from '#src/lib/format.ts'
import { changeLanguage } from '#src/lib/i18n.ts'
import { askForCustomer } from '#src/lib/office/asked-customer.ts'
import { useRecent } from '#src/lib/office/recent.ts'
import { changeOfficeSettings, useOfficeSettings } from '#src/lib/office/settings.ts'
import { useSession } from '#src/lib/session/session.ts'
import { toastError } from '#src/lib/toast.ts'
import { useToday } from '#src/ui/use-today.ts'
import { addressOfFound } from './found-address.ts'
import { readPageActs } from './page-acts.ts'
import type { PaletteEntry } from './palette-entries.ts'
import { usePartEntries } from './use-part-entries.ts'

interface Given {
  role: AdminRole
  onClose: () => void
  onKeys: () => void
  onLogout: () => void
  found: readonly Found[]
  typed: string
}

/**
 * Everything that can be chosen: what the open page offers, records opened last, pages of the role with their tabs and
 * dialogs, what concerns the back office, records found.
 */
export function usePaletteEntries({ role, onKeys, onLogout, found, typed }: Given) {
  const { t, i18n } = useTranslation(['command', 'staff', 'staff-titles', 'applications'])
  const navigate = useNavigate()
  // As it stands when the palette opens: behind it nothing can be pressed.
  const [acts] = useState(readPageActs)
  const { admin } = useSession()
  const opened = useRecent(admin?.email ?? '')
  const { parts, wordsOf } = usePartEntries(role)
  const { compact, keys } = useOfficeSettings()
  const other = nextLocale(localeOf(i18n.language))
  const today = useToday()

  const here: PaletteEntry[] = acts.map(({ label, run }, index) => ({
    id: `here-${index}`,
    group: 'here',
    name: label,
    run,
  }))
  const pages: PaletteEntry[] = adminMenu(role).map((page) => ({
    id: `page-${page}`,
    group: 'pages',
    name: t(titleOf(PAGES[page])),
    detail: t(`staff:groups.${PAGES[page].menu?.group ?? 'overview'}`),
    // Its address is in English, for whoever types that.
    words: `${pathTo(page).split('/').at(-1) ?? ''} ${wordsOf(page)}`,
    run: () => void navigate(pathTo(page)),
  }))
  const recent: PaletteEntry[] = opened.map(({ path, name }) => ({
    id: `recent-${path}`.replaceAll(/[^\w-]/g, '_'),
    group: 'recent',
    name,
    run: () => void navigate(path),
  }))
  const office = (key: string, name: string, run: () => void, words = key): PaletteEntry => ({
    id: `office-${key}`,
    group: 'office',
    name,
    words,
    run,
  })
  const offices: PaletteEntry[] = [
    office('rows', t(compact ? 'acts.roomy' : 'acts.compact'), () => changeOfficeSettings({ compact: !compact })),
    office('keys', t('acts.keys'), onKeys, 'shortcuts keyboard ?'),
    office(
      'single',
      t(keys ? 'acts.keysOff' : 'acts.keysOn'),
      () => changeOfficeSettings({ keys: !keys }),
      'shortcuts',
    ),
    office('language', localeFacts(other).name, () => void changeLanguage(other).catch(toastError)),
    office('logout', t('staff:logout'), onLogout, 'log out sign out'),
  ]

  const detailOf = (each: Found): string => {
    const { kind, product, lender, partner, status, amount, day, month, on } = each
    const words =
      status === null ? null : kind === 'application' ? t(`applications:status.${status}`) : t(`status.${status}`)
    return [
      t(`kinds.${kind}`),
      product && t(`applications:productName.${product}`),
      lender,
      partner,
      month && monthName(month),
      amount === null ? null : rupees(amount),
      words,
      day && t(`days.${kind}`, { day: dateShort(day) }),
      on === null ? null : t(on ? 'on' : 'off'),
    ]
      .filter(Boolean)
      .join(' · ')
  }
  const records: PaletteEntry[] = found.map((each) => {
    const to = addressOfFound(each, role, today)
    return {
      id: `found-${each.kind}-${each.id}-${each.name}`.replaceAll(/[^\w-]/g, '_'),
      group: 'records',
      name: each.kind === 'payment_run' ? t('run', { run: each.id }) : each.name,
      detail: to === null ? `${detailOf(each)} · ${t('noPage')}` : detailOf(each),
      run: to === null ? null : () => void navigate(to),
    }
  })
  const person = canOpen(role, 'csr-portal') ? contactInText(typed) : null
  const customer: PaletteEntry[] =
    person === null
      ? []
      : [
          {
            id: 'found-person',
            group: 'records',
            name: t('customer'),
            detail: t('customerDetail'),
            run: () => void navigate(pathTo('csr-portal'), { state: askForCustomer(person) }),
          },
        ]
  return { known: [...here, ...recent, ...pages, ...parts, ...offices], records: [...customer, ...records] }
}
