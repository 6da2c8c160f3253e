ALTER TABLE `review` ADD `hidden` text;--> statement-breakpoint
CREATE INDEX `review_hidden` ON `review` (`created_at`) WHERE "review"."hidden" is not null;