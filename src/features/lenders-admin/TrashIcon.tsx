import SvgIcon from '@mui/material/SvgIcon'
import type { SvgIconProps } from '@mui/material/SvgIcon'

export function TrashIcon(props: SvgIconProps) {
  return (
    <SvgIcon viewBox="0 0 24 24" aria-hidden {...props} sx={{ fill: 'none', ...props.sx }}>
      <path
        d="M4 6.500h16M9 6.500V4.500h6v2M6 6.500l1 13h10l1-13M10 10.500v5.500M14 10.500v5.500"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </SvgIcon>
  )
}
