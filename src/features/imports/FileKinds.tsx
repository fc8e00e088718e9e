import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { mayOpen } from '#src/contract/access.ts'
import { PAGES } from '#src/contract/pages.ts'
import { titleOf } from '#src/contract/pages/page-row.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { useSession } from '#src/lib/session/session.ts'

const KINDS = ['mis-upload', 'commission-upload-file', 'application-status-file'] as const

/** From one kind of lenders' files to another, each with its own address; nothing for whoever may open one alone. */
export function FileKinds() {
  const { t } = useTranslation(['imports', 'staff-titles'])
  const { roleId } = useSession()
  const { pathname } = useLocation()
  const kinds = KINDS.filter((page) => mayOpen(roleId, page))
  const here = kinds.find((page) => pathTo(page) === pathname)
  if (here === undefined || kinds.length < 2) return null
  return (
    <Box
      component="nav"
      aria-label={t('studio.kinds')}
      sx={{ display: 'flex', flexWrap: { sm: 'wrap' }, overflowX: 'auto', gap: 2, mt: 3 }}
    >
      {kinds.map((page) => (
        <Button
          key={page}
          component={Link}
          to={pathTo(page)}
          variant="outlined"
          size="small"
          aria-current={page === here ? 'page' : undefined}
          sx={({ vars: { palette } }) => ({
            flex: 'none',
            '&[aria-current]': { backgroundColor: palette.brand.tint100, borderColor: palette.brand.line },
          })}
        >
          {t(titleOf(PAGES[page]))}
        </Button>
      ))}
    </Box>
  )
}
