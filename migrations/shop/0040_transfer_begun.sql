ALTER TABLE `refund` ADD `begun_by` text;--> statement-breakpoint
ALTER TABLE `refund` ADD `begun_at` integer;--> statement-breakpoint
ALTER TABLE `withdrawal` ADD `begun_by` text;--> statement-breakpoint
ALTER TABLE `withdrawal` ADD `begun_at` integer;