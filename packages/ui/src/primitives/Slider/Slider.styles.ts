'use client';

import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: var(--ep-s1);
`;

export const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: var(--ep-s3);
  & > label { font-size: var(--ep-size-small); line-height: var(--ep-lh-small); font-weight: var(--ep-weight-medium); }
  & > output {
    font-size: var(--ep-size-card);
    font-weight: var(--ep-weight-strong);
    color: var(--ep-text-strong);
    font-variant-numeric: tabular-nums;
  }
`;

/** The track is drawn here, inset by half a thumb, so that ticks and the thumb's centre align. */
export const Track = styled.div`
  position: relative;
  padding: 0 10px;
  border-radius: var(--ep-r-tag);
  &:focus-within { outline: 2px solid var(--ep-focus-ring); outline-offset: 2px; }
  &::before {
    content: '';
    position: absolute;
    inset-inline: 10px;
    top: 20px;
    height: 4px;
    border-radius: 2px;
    background: linear-gradient(var(--ep-accent), var(--ep-accent)) 0 0 / var(--_at) 100% no-repeat, var(--ep-tick);
  }
  &:dir(rtl)::before { background-position: 100% 0; }
  & > input {
    appearance: none;
    display: block;
    position: relative;
    z-index: 1;
    width: calc(100% + 20px);
    height: 44px;
    margin: 0 -10px;
    background: none;
    cursor: pointer;
    outline: 0;
  }
  & > input::-webkit-slider-runnable-track { height: 4px; background: none; }
  & > input::-moz-range-track { height: 4px; background: none; }
  & > input::-webkit-slider-thumb {
    appearance: none;
    width: 20px;
    height: 24px;
    margin-top: -14px;
    border: 0;
    background: var(--ep-text-strong);
    clip-path: polygon(0 0, 100% 0, 100% 58%, 50% 100%, 0 58%);
  }
  & > input::-moz-range-thumb {
    width: 20px;
    height: 24px;
    border: 0;
    border-radius: 0;
    background: var(--ep-text-strong);
    clip-path: polygon(0 0, 100% 0, 100% 58%, 50% 100%, 0 58%);
    /* Firefox centres it over the track and ignores its margin. */
    transform: translateY(-4px);
  }
  & > span { display: block; margin-top: -14px; }
  @media (forced-colors: active) {
    &::before { background: CanvasText; }
    & > input::-webkit-slider-thumb { background: Highlight; forced-color-adjust: none; }
    & > input::-moz-range-thumb { background: Highlight; forced-color-adjust: none; }
  }
`;
