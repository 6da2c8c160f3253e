import { Icon } from '#client/kit/base/icon.tsx'

/** The head of a sheet of a list; `closes` is the id of the sheet. */
export const SheetHead = ({ title, closes }: { title: string; closes: string }) => (
  <div className="filter-head">
    <h2>{title}</h2>
    <button
      type="button"
      popoverTarget={closes}
      aria-label="Tutup"
      className="scripted grid size-11 place-items-center lg:hidden"
    >
      <Icon name="close" size={22} />
    </button>
  </div>
)
