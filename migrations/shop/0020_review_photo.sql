CREATE TABLE `review_photo` (
	`file_id` text PRIMARY KEY NOT NULL,
	`review_id` text NOT NULL,
	FOREIGN KEY (`file_id`) REFERENCES `file`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`review_id`) REFERENCES `review`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `review_photo_by_review` ON `review_photo` (`review_id`);