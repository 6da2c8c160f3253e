CREATE INDEX `review_photos_first` ON `review` (`product_id`,json_array_length("photos") > 0,`created_at`);--> statement-breakpoint
CREATE INDEX `review_photos_first_by_stars` ON `review` (`product_id`,`stars`,json_array_length("photos") > 0,`created_at`);--> statement-breakpoint
CREATE INDEX `review_by_age` ON `review` (`created_at`);--> statement-breakpoint
CREATE INDEX `review_unanswered` ON `review` (`created_at`) WHERE "review"."reply" is null;