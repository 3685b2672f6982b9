import type { Hit, Hits } from '../search/everything';
import { ExploitedPill, SeverityPill } from './security';

/** For `aria-activedescendant`. */
export const idOf = (index: number): string => `hit-${index}`;

interface OptionProps {
  readonly hit: Hit;
  readonly index: number;
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

/** The focus stays in the field, so the mouse must not take it. */
const Option = ({ hit, index, isActive, onChoose }: OptionProps) => (
  <a
    role="option"
    id={idOf(index)}
    href={hit.place}
    tabIndex={-1}
    aria-selected={isActive}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onChoose}
  >
    <span class="hit-name">{hit.name}</span>
    {hit.severity && <SeverityPill severity={hit.severity} />}
    {hit.exploited && <ExploitedPill />}
    <span class="line faint">{hit.note}</span>
  </a>
);

interface FoundProps {
  readonly groups: ReadonlyArray<Hits>;
  readonly active: number;
  readonly onChoose: () => void;
}

export const Found = ({ groups, active, onChoose }: FoundProps) => {
  const all = groups.flatMap(({ hits }) => hits);
  return (
    <div role="listbox" id="hits" aria-label="Found">
      {groups.map(({ label, hits }) => (
        <fieldset key={label} aria-label={label}>
          <span class="hits-label" aria-hidden="true">
            {label}
          </span>
          {hits.map((hit) => (
            <Option
              key={hit.place}
              hit={hit}
              index={all.indexOf(hit)}
              isActive={hit === all[active]}
              onChoose={onChoose}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
};
