import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { matchPath, useLocation } from 'react-router-dom'
import { NOT_FOUND_PAGES, PAGE_KEYS, PAGES } from '#src/contract/pages.ts'
import { titleOf } from '#src/contract/pages/page-row.ts'
import { PageTitle } from '#src/ui/PageTitle.tsx'

/** A page that a later release brings: its name, and plainly that it is not here yet. */
export function NotInThisReleasePage() {
  const { t } = useTranslation(['staff', 'staff-titles'])
  const { pathname } = useLocation()
  const page = PAGE_KEYS.find(
    (key) =>
      !NOT_FOUND_PAGES.includes(key) &&
      PAGES[key].area === 'admin' &&
      PAGES[key].paths.some((path) => matchPath(path, pathname)),
  )
  return (
    <>
      <PageTitle>{t(page ? titleOf(PAGES[page]) : 'staff-titles:notFound')}</PageTitle>
      <Card variant="outlined" sx={{ mt: 5, p: 6, maxWidth: 640 }}>
        <Typography>{t('later.text')}</Typography>
        <Typography sx={{ color: 'text.secondary', mt: 2 }}>{t('later.help')}</Typography>
      </Card>
    </>
  )
}
