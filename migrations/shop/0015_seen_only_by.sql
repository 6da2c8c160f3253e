ALTER TABLE `bill` ADD `seen_only_by` text;--> statement-breakpoint
CREATE INDEX `bill_seen_only_by` ON `bill` (`paid_at`) WHERE "bill"."seen_only_by" IS NOT NULL;