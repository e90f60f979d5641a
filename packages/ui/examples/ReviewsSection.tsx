import { ReviewsSection } from '@etherpilot/ui/components';
import { sampleTestimonials } from '@etherpilot/ui/model';

/** Reviews of your own need `verified: true` and the evidence for it. */
export function Example() {
  return <ReviewsSection testimonials={sampleTestimonials} />;
}
