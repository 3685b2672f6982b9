import { grades } from '../../src/domain/grade';
import { AGES } from '../model/freshness';
import { GRADE_MEANING, GradeChip } from '../parts/grade';

export const Reading = () => (
  <details class="reading">
    <summary>How to read this</summary>
    <dl class="meanings">
      <dt>Findings and CVEs</dt>
      <dd>A finding is one package with one CVE. A CVE in three packages is three findings.</dd>
      {grades.map((grade) => [
        <dt key={`${grade} chip`}>
          <GradeChip grade={grade} />
        </dt>,
        <dd key={`${grade} meaning`}>{GRADE_MEANING[grade]}</dd>,
      ])}
      {AGES.map(([age, label, meaning]) => [
        <dt key={`${age} label`}>
          <span class="dot" data-scan={age} aria-hidden="true" /> {label}
        </dt>,
        <dd key={`${age} meaning`}>{meaning}</dd>,
      ])}
      <dt>Withheld, not scanned</dt>
      <dd>A report that proves nothing is withheld. Neither means that there are no CVEs.</dd>
    </dl>
  </details>
);
