import { GRADES } from '../model/documents';
import { AGES } from '../model/freshness';
import { GRADE_MEANING, GradeChip } from '../parts/grade';

/** What the words, letters and colors of a list mean. */
export const Reading = () => (
  <details class="reading">
    <summary>How to read this</summary>
    <dl>
      <dt>Findings and CVEs</dt>
      <dd>
        A finding is one package with one CVE. A CVE that is in three packages is three findings.
      </dd>
      {GRADES.map((grade) => [
        <dt key={`${grade} chip`}>
          <GradeChip grade={grade} />
        </dt>,
        <dd key={`${grade} meaning`}>{GRADE_MEANING[grade]}</dd>,
      ])}
      <dt>Score</dt>
      <dd>
        100 less 25 for each critical finding, 10 high, 4 medium, 1 low, 2 unknown, and 5 for each
        with a fix; not below 0.
      </dd>
      {AGES.map(([age, label, meaning]) => [
        <dt key={`${age} label`}>
          <span class="dot" data-scan={age} aria-hidden="true" /> {label}
        </dt>,
        <dd key={`${age} meaning`}>{meaning}</dd>,
      ])}
      <dt>Withheld, not scanned</dt>
      <dd>
        Nobody knows: a report that proves nothing is withheld, and without one there is no scan.
        Neither means that there are no CVEs.
      </dd>
    </dl>
  </details>
);
